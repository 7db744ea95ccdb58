import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';

/** Where the next page begins. Not checked here: only the catalog can read cursors, and checks them last. */
export function Cursor(): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    ApiPropertyOptional({
      type: 'string',
      maxLength: 1_024,
      pattern: '^[A-Za-z0-9_-]+$',
      description:
        'Opaque: `pagination.nextCursor` of the previous page, unchanged. Leave it out for the first page.',
    }),
  );
}
