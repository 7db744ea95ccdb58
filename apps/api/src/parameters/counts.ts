import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { countedFieldsOf, MAX_FACET_VALUES, type Resource } from '#libs/catalog';
import { faultOf } from './fault-of.js';
import { Words } from './words.js';

/** `true` requests the number of all matches; converted to a boolean. */
export function CountOfMatches(): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    Transform(({ value }: { value: string }) => (value === 'true' ? true : value)),
    IsIn(
      [true],
      faultOf('not_one_of', value => `${value} is not possible; write true, or omit it.`),
    ),
    ApiPropertyOptional({
      type: 'boolean',
      enum: [true],
      description: 'Adds `pagination.total`: the exact number of matches on all pages.',
      example: true,
    }),
  );
}

/** Names of fields whose values are counted; sorted in the order of the registry. */
export function FacetNames(resource: Resource): PropertyDecorator {
  const possible = countedFieldsOf(resource);
  return applyDecorators(
    Words(possible, {
      description: `Adds \`facets\`: how many of all matches, on all pages and with every filter applied, have each value of these fields; at most ${MAX_FACET_VALUES} values each, the most frequent first, then by value. Any of ${possible.join(', ')}, separated by commas, each once.`,
      example: possible.slice(0, 2),
    }),
  );
}
