import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { quote } from '../problems/quote.js';
import type { FaultCode } from './parameter-faults.js';

/** Several values in one parameter: 1 to `maxCount` parts, none empty, each once. A fault names the part. */
export function SplitAtCommas(maxCount: number): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: string }) => value.split(',')),
    refuseList('too_many_values', parts =>
      parts.length > maxCount
        ? `It has ${parts.length} values; at most ${maxCount} are possible.`
        : undefined,
    ),
    refuseList('empty_value', parts => {
      const place = parts.indexOf('');
      return place < 0
        ? undefined
        : `Value ${place + 1} of ${parts.length} is empty; remove the extra comma.`;
    }),
    refuseList('repeated_value', parts => {
      const repeated = parts.find((part, place) => parts.indexOf(part) < place);
      return repeated === undefined ? undefined : `${quote(repeated)} is given more than once; give it once.`;
    }),
  );
}

/** A rule for each part. @param detail makes the message from the first invalid part, quoted */
export function refuseParts(
  code: FaultCode,
  isFault: (part: string) => boolean,
  detail: (quoted: string, part: string) => string,
): PropertyDecorator {
  return refuseList(code, parts => {
    const fault = parts.find(isFault);
    return fault === undefined ? undefined : detail(quote(fault), fault);
  });
}

/** A rule for all parts together. @param faultIn says what is wrong with them; `undefined` if nothing is */
function refuseList(
  code: FaultCode,
  faultIn: (parts: readonly string[]) => string | undefined,
): PropertyDecorator {
  const partsOf = (value: unknown) => value as readonly string[];
  return ValidateBy(
    { name: code, validator: { validate: value => faultIn(partsOf(value)) === undefined } },
    { message: ({ value }) => faultIn(partsOf(value)) ?? '', context: { code } },
  );
}
