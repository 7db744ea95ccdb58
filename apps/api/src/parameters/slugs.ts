import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches, NotContains, ValidateBy, type ValidationOptions } from 'class-validator';
import type { ParameterDocs } from './parameter-docs.js';
import { faultOf } from './parameter-faults.js';
import { eachPart, SplitAtCommas } from './split-at-commas.js';

/** Nothing that `trim()` would remove. */
const TRIMMED = /^(?!\s)[^]*(?<!\s)$/;

const isWithin = (maxLength: number, text: string) => [...text].length <= maxLength;

/**
 * In Unicode code points, like `maxLength` in the description; class-validator's `MaxLength` does not count variation
 * selectors. Not a second `Matches`: of two rules of one name, class-validator reports the last alone.
 */
function MaxCharacters(maxLength: number, options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => isWithin(maxLength, String(value));
  return ValidateBy({ name: 'maxCharacters', validator: { validate } }, options);
}

const hasWhiteSpace = (quoted: string) =>
  `${quoted} has white space around it, which no slug has; remove it.`;
const isTooLong = (maxLength: number) => (quoted: string) =>
  `${quoted} is longer than ${maxLength} characters, which no slug is.`;

/** One slug. Any text without a comma or white space around it is accepted as a slug: an unknown one finds nothing. */
export function Slug(maxLength: number, docs: ParameterDocs<string>): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    NotContains(
      ',',
      faultOf(
        'too_many_values',
        quoted => `${quoted} has a comma, which no slug has; only one slug is possible here.`,
      ),
    ),
    Matches(TRIMMED, faultOf('white_space', hasWhiteSpace)),
    MaxCharacters(maxLength, faultOf('too_long', isTooLong(maxLength))),
    ApiPropertyOptional({ type: 'string', maxLength, pattern: `^${slugPattern(maxLength)}$`, ...docs }),
  );
}

/** 1 to `maxCount` slugs, each once, without white space around them. Any other text is accepted: an unknown slug finds nothing. */
export function Slugs(
  maxLength: number,
  maxCount: number,
  { example, ...docs }: ParameterDocs<readonly string[]>,
): PropertyDecorator {
  const slug = slugPattern(maxLength);
  return applyDecorators(
    IsOptional(),
    SplitAtCommas(maxCount),
    Matches(
      TRIMMED,
      eachPart('white_space', part => !TRIMMED.test(part), hasWhiteSpace),
    ),
    MaxCharacters(
      maxLength,
      eachPart('too_long', part => !isWithin(maxLength, part), isTooLong(maxLength)),
    ),
    ApiPropertyOptional({
      type: 'string',
      pattern: `^${slug}(,${slug}){0,${maxCount - 1}}$`,
      ...docs,
      ...(example && { example: example.join(',') }),
    }),
  );
}

/**
 * For the OpenAPI description: 1 to `maxLength` characters, no comma, no white space around them. `trim()` removes a byte
 * order mark as well, which is no white space in every programming language.
 */
function slugPattern(maxLength: number): string {
  const outer = '[^,\\s\\ufeff]';
  return `${outer}(?:[^,]{0,${maxLength - 2}}${outer})?`;
}
