import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { quote } from '../problems/quote.js';
import type { FaultCode } from './parameter-faults.js';

/** Faulty parts named in one message. */
const MAX_NAMED = 10;

/** Several values in one parameter: 1 to `maxCount` parts, none empty, each once. A fault names all parts that have it. */
export function SplitAtCommas(maxCount: number): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: string }) => value.split(',')),
    refuseList('too_many_values', parts =>
      parts.length > maxCount
        ? `It has ${parts.length} values; at most ${maxCount} are possible.`
        : undefined,
    ),
    refuseList('empty_value', parts => {
      const positions = parts.flatMap((part, index) => (isBlank(part) ? [index + 1] : []));
      return messageFor(
        positions,
        position => `Value ${position} of ${parts.length} is empty; remove the extra comma.`,
      );
    }),
    refuseList('repeated_value', parts => {
      const repeated = parts.filter((part, index) => !isBlank(part) && parts.indexOf(part) < index);
      return messageFor(
        [...new Set(repeated)],
        part => `${quote(part)} is given more than once; give it once.`,
      );
    }),
  );
}

/** A rule for each part that is not empty. @param detail makes the sentence about an invalid part, quoted */
export function refuseParts(
  code: FaultCode,
  isFault: (part: string) => boolean,
  detail: (quoted: string, part: string) => string,
): PropertyDecorator {
  return refuseList(code, parts => {
    const faulty = new Set(parts.filter(part => !isBlank(part) && isFault(part)));
    return messageFor([...faulty], part => detail(quote(part), part));
  });
}

function isBlank(part: string): boolean {
  return part.trim() === '';
}

/** A sentence for each fault, for {@link MAX_NAMED} at most; `undefined` if there is none. */
function messageFor<Fault>(
  faults: readonly Fault[],
  sentenceFor: (fault: Fault) => string,
): string | undefined {
  if (faults.length === 0) return undefined;
  const sentences = faults.slice(0, MAX_NAMED).map(sentenceFor);
  if (faults.length > MAX_NAMED) sentences.push(`The same is true of ${faults.length - MAX_NAMED} more.`);
  return sentences.join(' ');
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
