import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { ParameterDocs } from './parameter-docs.js';
import { faultOf } from './parameter-faults.js';

/** The one spelling of each whole number: no sign but minus, no leading zero, point, exponent or space. */
const PLAIN_DECIMAL = /^(0|-?[1-9]\d*)$/;

/** A whole number from `min` to `max`. Anything else is a fault, never a nearby number. */
export function WholeNumber(min: number, max: number, docs: ParameterDocs<number>): PropertyDecorator {
  const range = `from ${min} to ${max}`;
  // One of them speaks: digits of any number are a number, and text that is none is neither small nor large.
  const notAnInteger = faultOf('not_an_integer', (quoted, sent) =>
    isPlain(sent) ? undefined : `${quoted} is not a whole number; write one ${range} in plain digits.`,
  );
  const outOfRange = (size: string) =>
    faultOf('out_of_range', (quoted, sent) =>
      isPlain(sent) ? `${bare(quoted)} is too ${size}; it must be ${range}.` : undefined,
    );
  return applyDecorators(
    IsOptional(),
    Transform(({ value }: { value: string }) => (isPlain(value) ? Number(value) : value)),
    IsInt(notAnInteger),
    Min(min, outOfRange('small')),
    Max(max, outOfRange('large')),
    ApiPropertyOptional({ type: 'integer', minimum: min, maximum: max, ...docs }),
  );
}

function isPlain(text: string): boolean {
  return PLAIN_DECIMAL.test(text);
}

/** Removes the quotes around digits. */
function bare(quoted: string): string {
  return quoted.slice(1, -1);
}
