import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import type { ParameterDocs } from './parameter-docs.js';
import { slugFaults, slugPattern } from './slug-faults.js';
import { refuseParts, SplitAtCommas } from './split-at-commas.js';

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
    ...slugFaults(maxLength).map(({ code, isIn, detail }) => refuseParts(code, isIn, detail)),
    ApiPropertyOptional({
      type: 'string',
      pattern: `^${slug}(,${slug}){0,${maxCount - 1}}$`,
      ...docs,
      ...(example && { example: example.join(',') }),
    }),
  );
}
