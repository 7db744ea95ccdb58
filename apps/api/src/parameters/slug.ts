import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { faultOf } from './fault-of.js';
import { MaxCharacters } from './max-characters.js';
import type { ParameterDocs } from './parameter-docs.js';

const MAX_LENGTH = 200;

/** A slug to filter by. Any text is accepted: an unknown slug finds nothing. */
export function Slug(docs: ParameterDocs<string>): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    MaxCharacters(
      MAX_LENGTH,
      faultOf('too_long', () => `It is longer than ${MAX_LENGTH} characters, which no slug is.`),
    ),
    ApiPropertyOptional({ type: 'string', minLength: 1, maxLength: MAX_LENGTH, ...docs }),
  );
}
