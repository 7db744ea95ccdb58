import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';

/** Where to go on. Not looked into here: only the catalog knows its cursors, and judges them after everything else. */
export function Cursor(): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    ApiPropertyOptional({
      type: 'string',
      maxLength: 1_024,
      pattern: '^[A-Za-z0-9_-]+$',
      description:
        'Opaque: `pagination.nextCursor` of the page before, passed on exactly as it came. Leave it away for the first page.',
    }),
  );
}
