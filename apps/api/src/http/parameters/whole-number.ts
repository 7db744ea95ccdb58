import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { faultOf } from './fault-of.js';
import type { ParameterDocs } from './parameter-docs.js';

/** The one spelling of each whole number: no sign but minus, no leading zero, point, exponent or space. */
const PLAIN_DECIMAL = /^(0|-?[1-9]\d*)$/;

/** A whole number from `min` to `max`. Anything else is a fault, never a nearby number. */
export function WholeNumber(min: number, max: number, docs: ParameterDocs<number>): PropertyDecorator {
  const range = `from ${min} to ${max}`.replaceAll('-', '−');
  return applyDecorators(
    IsOptional(),
    Transform(({ value }) => (PLAIN_DECIMAL.test(value as string) ? Number(value) : (value as unknown))),
    IsInt(
      faultOf(
        'not_an_integer',
        value => `${value} is not a whole number; write one ${range} in plain digits.`,
      ),
    ),
    Min(
      min,
      faultOf('out_of_range', value => `${value} is too small; it must be ${range}.`),
    ),
    Max(
      max,
      faultOf('out_of_range', value => `${value} is too large; it must be ${range}.`),
    ),
    ApiPropertyOptional({ type: 'integer', minimum: min, maximum: max, ...docs }),
  );
}
