import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { LANGUAGE_CODES, mapTerm, parseTerm } from '#libs/catalog';
import { quote } from '../problems/quote.js';
import type { ParameterDocs } from './parameter-docs.js';
import { type FaultCode, faultOf } from './parameter-faults.js';

/** What the values of a parameter are. */
interface Kind {
  /** One value, for the OpenAPI description. */
  readonly pattern: string;
  readonly tidy: (value: string) => string;
  readonly faults: Partial<Record<FaultCode, (value: string) => string | undefined>>;
}

/**
 * Conditions on slugs, separated by commas: `a`, `a|b` (any of them) or `!a` (not it); at most `maxCount` values together.
 * Any other text is accepted as a slug: an unknown one finds nothing.
 */
export function SlugTerms(
  maxLength: number,
  maxCount: number,
  docs: ParameterDocs<readonly string[]>,
): PropertyDecorator {
  const outer = '[^,|\\s\\ufeff]';
  return terms(maxCount, docs, {
    pattern: `[^,|!\\s\\ufeff](?:[^,|]{0,${maxLength - 2}}${outer})?`,
    tidy: value => value,
    faults: {
      white_space: value =>
        value.trim() === value ? undefined : 'has white space around a slug, which no slug has; remove it.',
      too_long: value =>
        [...value].length <= maxLength
          ? undefined
          : `has a slug that is longer than ${maxLength} characters, which no slug is.`,
    },
  });
}

/** As {@link SlugTerms}, of ISO 639-1 codes in any letter case; converted to lower case. */
export function LanguageTerms(maxCount: number, docs: ParameterDocs<readonly string[]>): PropertyDecorator {
  const codes = new Set(LANGUAGE_CODES);
  return terms(maxCount, docs, {
    pattern: '[A-Za-z]{2}',
    // A value that is no code stays as it is: lower case would make one of the Kelvin sign.
    tidy: value => (/^[A-Za-z]{2}$/.test(value) ? value.toLowerCase() : value),
    faults: {
      unknown_language: value =>
        codes.has(value) ? undefined : 'is not an ISO 639-1 code; write two letters such as en or fr.',
    },
  });
}

function terms(
  maxCount: number,
  { example, ...docs }: ParameterDocs<readonly string[]>,
  { pattern, tidy, faults }: Kind,
): PropertyDecorator {
  const read = (sent: string): readonly string[] => sent.split(',').map(term => mapTerm(term, tidy));
  const rule = (code: FaultCode, detail: (terms: readonly string[]) => string | undefined) =>
    ValidateBy(
      { name: code, validator: { validate: value => detail(value as readonly string[]) === undefined } },
      faultOf(code, (_, sent) => detail(read(sent))),
    );
  return applyDecorators(
    IsOptional(),
    Transform(({ value }: { value: string }) => read(value)),
    rule('too_many_values', given => tooMany(valuesIn(given).length, maxCount)),
    rule('empty_value', emptyTerms),
    rule('repeated_value', repeatedValues),
    rule('invalid_term', mixedTerms),
    ...Object.entries(faults).map(([code, fault]) =>
      rule(code as FaultCode, given =>
        aboutEach(given, term =>
          parseTerm(term).anyOf.map(value => (isBlank(value) ? undefined : fault(value))),
        ),
      ),
    ),
    ApiPropertyOptional({
      type: 'string',
      // That `!a` stands alone is not said here: it would take a pattern many times as long.
      pattern: `^!?${pattern}(?:,!?${pattern}|\\|${pattern}){0,${maxCount - 1}}$`,
      ...docs,
      ...(example && { example: example.join(',') }),
    }),
  );
}

function valuesIn(given: readonly string[]): string[] {
  return given.flatMap(term => parseTerm(term).anyOf);
}

function isBlank(value: string): boolean {
  return value.trim() === '';
}

function tooMany(count: number, most: number): string | undefined {
  return count <= most ? undefined : `It has ${count} values; at most ${most} are possible.`;
}

function emptyTerms(given: readonly string[]): string | undefined {
  const sentences = given.flatMap((term, index) => {
    if (!valuesIn([term]).some(isBlank)) return [];
    const sign = term.includes('|') ? '|' : term.startsWith('!') ? '!' : 'comma';
    return [`Value ${index + 1} of ${given.length} is empty; remove the extra ${sign}.`];
  });
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

function repeatedValues(given: readonly string[]): string | undefined {
  const values = valuesIn(given);
  const repeated = values.filter((value, index) => !isBlank(value) && values.indexOf(value) < index);
  return aboutEach([...new Set(repeated)], () => ['is given more than once; give it once.']);
}

function mixedTerms(given: readonly string[]): string | undefined {
  return aboutEach(given, term => {
    const { anyOf, isExcluded } = parseTerm(term);
    const isMixed = (isExcluded && anyOf.length > 1) || anyOf.some(value => value.startsWith('!'));
    return [
      isMixed ? 'has ! beside |; write what is excluded as a term of its own, after a comma.' : undefined,
    ];
  });
}

/** A sentence for each term with a fault, which it begins with; `undefined` when there is none. */
function aboutEach(
  given: readonly string[],
  faultsOf: (term: string) => readonly (string | undefined)[],
): string | undefined {
  const sentences = given.flatMap(term => {
    const fault = faultsOf(term).find(each => each !== undefined);
    return fault === undefined ? [] : [`${quote(term)} ${fault}`];
  });
  return sentences.length === 0 ? undefined : [...new Set(sentences)].join(' ');
}
