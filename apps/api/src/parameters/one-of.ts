import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { ParameterDocs } from './parameter-docs.js';
import { faultOf } from './parameter-faults.js';

/**
 * One of a few words, spelled exactly so.
 * @param names for generated code, where they cannot be derived from the words
 */
export function OneOf(
  words: readonly string[],
  { description, ...shown }: ParameterDocs<string>,
  names?: readonly string[],
): PropertyDecorator {
  // As a whole schema: the library would write the names of a plain `enum` beside the schema, where no generator reads them.
  const described = {
    type: 'string',
    description,
    schema: { ...shown, type: 'string', enum: [...words], ...(names && { 'x-enum-varnames': names }) },
  } as const;
  return applyDecorators(
    IsOptional(),
    IsIn(
      words,
      faultOf('not_one_of', value => `${value} is not possible; write ${words.join(' or ')}.`),
    ),
    ApiPropertyOptional(described),
  );
}
