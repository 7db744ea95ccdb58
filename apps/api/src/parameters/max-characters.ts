import { ValidateBy, type ValidationOptions } from 'class-validator';

/** Whether `text` has at most `max` characters, counted in Unicode code points. */
export function isWithin(max: number, text: string): boolean {
  return [...text].length <= max;
}

/**
 * At most `max` characters, counted in Unicode code points, like `maxLength` in the OpenAPI description; class-validator's
 * `MaxLength` does not count variation selectors.
 */
export function MaxCharacters(max: number, options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => isWithin(max, String(value));
  return ValidateBy({ name: 'maxCharacters', validator: { validate } }, options);
}
