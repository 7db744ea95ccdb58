import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { countedFieldsOf, MAX_FACET_VALUES, type Resource } from '#libs/catalog';
import type { ParameterDocs } from './parameter-docs.js';
import { eachPart, SplitAtCommas } from './split-at-commas.js';
import { nearestSpelling } from './suggest-name.js';

/** Some of a few words, separated by commas, each once. */
export function EnumList(
  possible: readonly string[],
  { example, ...docs }: ParameterDocs<readonly string[]>,
): PropertyDecorator {
  const any = `(${possible.join('|')})`;
  return applyDecorators(
    IsOptional(),
    SplitAtCommas(possible.length),
    IsIn(
      possible,
      eachPart(
        'not_one_of',
        part => !possible.includes(part),
        (quoted, part) => `${quoted} is not possible; ${remedy(part, possible)}`,
      ),
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

/** Names of fields whose values are counted. */
export function FacetNames(resource: Resource): PropertyDecorator {
  const possible = countedFieldsOf(resource);
  return EnumList(possible, {
    description: `Adds \`facets\`: how many of all matches, on all pages and with every filter applied, have each value of these fields; at most ${MAX_FACET_VALUES} values each, the most frequent first, then by value. Any of ${possible.join(', ')}, separated by commas, each once.`,
    example: possible.slice(0, 2),
  });
}
