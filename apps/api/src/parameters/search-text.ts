import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, MaxLength, MinLength } from 'class-validator';
import { MAX_QUERY_LENGTH, searchText } from '#libs/catalog';
import { faultOf } from './fault-of.js';
import type { ParameterDocs } from './parameter-docs.js';

/** Text to search for, in NFKC and without the spaces around it: 1 to 200 characters are then left. */
export function SearchText(docs: ParameterDocs<string>): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    Transform(({ value }) => searchText(value as string)),
    MinLength(
      1,
      faultOf('empty_parameter', () => 'It holds only spaces; write what to search for, or leave it away.'),
    ),
    MaxLength(
      MAX_QUERY_LENGTH,
      faultOf('too_long', () => `It is longer than ${MAX_QUERY_LENGTH} characters; shorten it.`),
    ),
    ApiPropertyOptional({ type: 'string', minLength: 1, maxLength: MAX_QUERY_LENGTH, ...docs }),
  );
}
