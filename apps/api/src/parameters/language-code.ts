import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { LANGUAGE_CODES } from '#libs/catalog';
import { faultOf } from './fault-of.js';
import type { ParameterDocs } from './parameter-docs.js';

/** An ISO 639-1 code in any letter case; lower case from here on. */
export function LanguageCode(docs: ParameterDocs<string>): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    Transform(({ value }) => (value as string).toLowerCase()),
    IsIn(
      [...LANGUAGE_CODES],
      faultOf(
        'unknown_language',
        value => `${value} is not an ISO 639-1 code; write two letters such as en or fr.`,
      ),
    ),
    ApiPropertyOptional({ type: 'string', pattern: '^[A-Za-z]{2}$', ...docs }),
  );
}
