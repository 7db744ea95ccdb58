import { ValidateBy, type ValidationOptions } from 'class-validator';

/** At most `max` characters, counted in Unicode code points, like `maxLength` in the OpenAPI description. */
export function MaxCharacters(max: number, options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => [...String(value)].length <= max;
  return ValidateBy({ name: 'maxCharacters', validator: { validate } }, options);
}
