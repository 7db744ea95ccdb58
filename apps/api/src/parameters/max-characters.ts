import { ValidateBy, type ValidationOptions } from 'class-validator';

/** At most so many characters, counted in Unicode code points, as `maxLength` in the OpenAPI description is. */
export function MaxCharacters(max: number, options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => [...String(value)].length <= max;
  return ValidateBy({ name: 'maxCharacters', validator: { validate } }, options);
}
