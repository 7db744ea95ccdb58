import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, ValidateBy, type ValidationOptions } from 'class-validator';
import { quote } from '../problems/quote.js';
import { type FaultCode, faultOf } from './parameter-faults.js';

/** Faulty parts named in one message. */
const MAX_NAMED = 10;

/** Several values in one parameter: 1 to `maxCount` parts, none empty, each once. A fault names all parts that have it. */
export function SplitAtCommas(maxCount: number): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: string }) => partsOf(value)),
    ArrayMaxSize(
      maxCount,
      faultOf(
        'too_many_values',
        (_, sent) => `It has ${partsOf(sent).length} values; at most ${maxCount} are possible.`,
      ),
    ),
    ValidateBy(
      { name: 'isFilled', validator: { validate: part => !isBlank(part as string) } },
      { each: true, ...faultOf('empty_value', (_, sent) => emptyParts(partsOf(sent))) },
    ),
    ArrayUnique(faultOf('repeated_value', (_, sent) => repeatedParts(partsOf(sent)))),
  );
}

/**
 * The options of a rule for each part of a list.
 * @param detail one sentence about a part, in quotes and as it is, that the rule does not accept
 */
export function eachPart(
  code: FaultCode,
  isFault: (part: string) => boolean,
  detail: (quoted: string, part: string) => string,
): ValidationOptions {
  const report = (_: string, sent: string) => {
    const faulty = new Set(partsOf(sent).filter(part => !isBlank(part) && isFault(part)));
    return inOneText([...faulty], part => detail(quote(part), part));
  };
  return { each: true, ...faultOf(code, report) };
}

function partsOf(text: string): readonly string[] {
  return text.split(',');
}

function isBlank(part: string): boolean {
  return part.trim() === '';
}

function emptyParts(parts: readonly string[]): string | undefined {
  const positions = parts.flatMap((part, index) => (isBlank(part) ? [index + 1] : []));
  return inOneText(
    positions,
    position => `Value ${position} of ${parts.length} is empty; remove the extra comma.`,
  );
}

function repeatedParts(parts: readonly string[]): string | undefined {
  const repeated = parts.filter((part, index) => !isBlank(part) && parts.indexOf(part) < index);
  return inOneText([...new Set(repeated)], part => `${quote(part)} is given more than once; give it once.`);
}

/** A sentence for each fault, for {@link MAX_NAMED} at most; `undefined` if there is none. */
function inOneText<Fault>(
  faults: readonly Fault[],
  sentenceFor: (fault: Fault) => string,
): string | undefined {
  if (faults.length === 0) return undefined;
  const sentences = faults.slice(0, MAX_NAMED).map(sentenceFor);
  if (faults.length > MAX_NAMED) sentences.push(`The same is true of ${faults.length - MAX_NAMED} more.`);
  return sentences.join(' ');
}
