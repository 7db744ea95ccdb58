import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import type { ParameterDocs } from './parameter-docs.js';
import { refuseParts, SplitAtCommas } from './split-at-commas.js';
import { nearestSpelling } from './suggest-name.js';

/** Some of a few words, separated by commas, each once. */
export function Words(
  possible: readonly string[],
  { example, ...docs }: ParameterDocs<readonly string[]>,
): PropertyDecorator {
  const any = `(${possible.join('|')})`;
  return applyDecorators(
    IsOptional(),
    SplitAtCommas(possible.length),
    refuseParts(
      'not_one_of',
      part => !possible.includes(part),
      (quoted, part) => `${quoted} is not possible; ${remedy(part, possible)}`,
    ),
    ApiPropertyOptional({
      type: 'string',
      pattern: `^${any}(,${any}){0,${possible.length - 1}}$`,
      ...docs,
      ...(example && { example: example.join(',') }),
    }),
  );
}

function remedy(word: string, possible: readonly string[]): string {
  const nearest = nearestSpelling(word, possible);
  return nearest === undefined ? `possible are ${possible.join(', ')}.` : `did you mean ${nearest}?`;
}
