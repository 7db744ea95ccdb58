import { ValidateBy, type ValidationArguments } from 'class-validator';
import { faultOf } from './fault-of.js';

/**
 * Two parameters that are the ends of a span: the lower may not be above the upper. A reversed span is a fault of
 * both.
 */
export function refuseReversedSpan(prototype: object, lower: string, upper: string): void {
  const validate = (_: unknown, args?: ValidationArguments) => {
    const given = args?.object as Readonly<Record<string, unknown>>;
    const [from, to] = [given[lower], given[upper]];
    return typeof from !== 'number' || typeof to !== 'number' || from <= to;
  };
  const rule = ValidateBy(
    { name: 'invalid_range', validator: { validate } },
    faultOf('invalid_range', value => `${value} does not fit: ${lower} must not be above ${upper}.`),
  );
  rule(prototype, lower);
  rule(prototype, upper);
}
