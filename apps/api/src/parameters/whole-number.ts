import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { faultOf } from './fault-of.js';
import type { ParameterDocs } from './parameter-docs.js';
import type { FaultCode } from './parameter-faults.js';

/** The one spelling of each whole number: no sign but minus, no leading zero, point, exponent or space. */
const PLAIN_DECIMAL = /^(0|-?[1-9]\d*)$/;

/** A whole number from `min` to `max`. Anything else is a fault, never a nearby number. */
export function WholeNumber(min: number, max: number, docs: ParameterDocs<number>): PropertyDecorator {
  const isBelow = (text: string) => Number(text) < min;
  const isAbove = (text: string) => Number(text) > max;
  const range = `from ${min} to ${max}`;
  return applyDecorators(
    IsOptional(),
    // A value out of range stays text: as a number it might be rounded, and the fault repeats what was sent.
    Transform(({ value }: { value: string }) =>
      isPlain(value) && !isBelow(value) && !isAbove(value) ? Number(value) : value,
    ),
    refuse(
      text => !isPlain(text),
      'not_an_integer',
      value => `${value} is not a whole number; write one ${range} in plain digits.`,
    ),
    refuse(
      text => isPlain(text) && isBelow(text),
      'out_of_range',
      value => `${bare(value)} is too small; it must be ${range}.`,
    ),
    refuse(
      text => isPlain(text) && isAbove(text),
      'out_of_range',
      value => `${bare(value)} is too large; it must be ${range}.`,
    ),
    ApiPropertyOptional({ type: 'integer', minimum: min, maximum: max, ...docs }),
  );
}

function isPlain(text: string): boolean {
  return PLAIN_DECIMAL.test(text);
}

/** A rule for values that are still text; numbers are valid. */
function refuse(
  isFault: (text: string) => boolean,
  code: FaultCode,
  detail: (value: string) => string,
): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'number' || !isFault(value as string);
  return ValidateBy({ name: `${code}: ${detail('')}`, validator: { validate } }, faultOf(code, detail));
}

/** Removes the quotes around digits. */
function bare(quoted: string): string {
  return quoted.slice(1, -1);
}
