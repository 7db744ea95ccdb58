import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { LANGUAGE_CODES } from '#libs/catalog';
import type { ParameterDocs } from './parameter-docs.js';
import { faultOf } from './parameter-faults.js';

/** Every code in any letter case, grouped by its first letter: `^(?:[aA][abefABEF]|…)$`. */
const ANY_CASE = `^(?:${Array.from(
  Map.groupBy(LANGUAGE_CODES, ([first = '']) => first),
  ([first, codes]) => bothCases(first) + bothCases(codes.map(code => code.slice(1)).join('')),
).join('|')})$`;
const IN_ANY_CASE = new RegExp(ANY_CASE);

function bothCases(letters: string): string {
  return `[${letters}${letters.toUpperCase()}]`;
}

/** An ISO 639-1 code in any letter case; converted to lower case. */
export function LanguageCode(docs: ParameterDocs<string>): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    // A value that is not a code stays unchanged, since the fault repeats it.
    Transform(({ value }: { value: string }) => (IN_ANY_CASE.test(value) ? value.toLowerCase() : value)),
    IsIn(
      [...LANGUAGE_CODES],
      faultOf(
        'unknown_language',
        value => `${value} is not an ISO 639-1 code; write two letters such as en or fr.`,
      ),
    ),
    // Not also a list of codes: generated clients could not send another letter case, and some not even a code of the list.
    ApiPropertyOptional({ type: 'string', pattern: ANY_CASE, ...docs }),
  );
}
