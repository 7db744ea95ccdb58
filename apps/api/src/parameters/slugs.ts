import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { isWithin } from './max-characters.js';
import type { ParameterDocs } from './parameter-docs.js';
import { refuseParts, SplitAtCommas } from './split-at-commas.js';

/** 1 to `maxCount` slugs, each once. Any text is accepted as a slug: an unknown one finds nothing. */
export function Slugs(
  maxLength: number,
  maxCount: number,
  { example, ...docs }: ParameterDocs<readonly string[]>,
): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    SplitAtCommas(maxCount),
    refuseParts(
      'too_long',
      part => !isWithin(maxLength, part),
      part => `${part} is longer than ${maxLength} characters, which no slug is.`,
    ),
    ApiPropertyOptional({
      type: 'string',
      pattern: `^[^,]{1,${maxLength}}(,[^,]{1,${maxLength}}){0,${maxCount - 1}}$`,
      ...docs,
      ...(example && { example: example.join(',') }),
    }),
  );
}
