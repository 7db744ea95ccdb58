import { ValidateBy, type ValidationArguments, type ValidationOptions } from 'class-validator';

/** The parameters of a request, by name. */
type Given = Readonly<Record<string, unknown>>;

/**
 * A rule about a parameter together with others of its request.
 * @param name class-validator's, of which a parameter may have one
 */
export function RequestRule(
  name: string,
  holds: (given: Given) => boolean,
  fault: ValidationOptions,
): PropertyDecorator {
  const validate = (_: unknown, args?: ValidationArguments) => holds(args?.object as Given);
  return ValidateBy({ name, validator: { validate } }, fault);
}
