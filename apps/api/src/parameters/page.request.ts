import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { WholeNumber } from './whole-number.js';

/** What a text that this API made and signed looks like. */
export const TOKEN = { type: 'string', maxLength: 1_024, pattern: '^[A-Za-z0-9_-]+$' } as const;

/** The parameters of every answer in pages. */
export abstract class PageRequest {
  // Not checked here: only the catalog can read cursors, and checks them last.
  @IsOptional()
  @ApiPropertyOptional({
    ...TOKEN,
    description:
      'Opaque: `pagination.nextCursor` of the previous page, unchanged. Leave it out for the first page.',
  })
  cursor?: string;

  @WholeNumber(1, 50, { description: 'Items per page. It may change from page to page.', default: 20 })
  limit = 20;
}
