import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { WholeNumber } from '../../parameters/whole-number.js';

export class ListChangesRequest {
  // Not checked here: only the catalog can read cursors.
  @IsOptional()
  @ApiPropertyOptional({
    type: 'string',
    maxLength: 1_024,
    pattern: '^[A-Za-z0-9_-]+$',
    description:
      'Opaque: `pagination.nextCursor` of the previous answer, unchanged. Leave it out once, before the first walk over the lists.',
  })
  since?: string;

  @WholeNumber(1, 200, { description: 'Changes per page. It may change from page to page.', default: 100 })
  limit = 100;
}
