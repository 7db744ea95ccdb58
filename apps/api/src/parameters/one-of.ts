import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { faultOf } from './fault-of.js';
import type { ParameterDocs } from './parameter-docs.js';

/** One of a few words, spelled exactly so. */
export function OneOf(words: readonly string[], docs: ParameterDocs<string>): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    IsIn(
      words,
      faultOf('not_one_of', value => `${value} is not possible; write ${words.join(' or ')}.`),
    ),
    ApiPropertyOptional({ type: 'string', enum: [...words], ...docs }),
  );
}
