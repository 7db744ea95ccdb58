import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { PageRequest, TOKEN } from '../../parameters/page.request.js';

export class ListChangesRequest extends PageRequest {
  // Not checked here: only the catalog can read it.
  @IsOptional()
  @ApiPropertyOptional({
    ...TOKEN,
    description:
      'Opaque: `until` of an earlier answer, unchanged, and the same for every page. Leave it out once, before the first walk over the lists.',
  })
  since?: string;
}
