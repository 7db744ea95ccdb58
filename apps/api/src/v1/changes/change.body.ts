import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { CHANGE_KINDS, RESOURCES, type ChangeKind, type Resource } from '#libs/catalog';
import { PaginationBody } from '../pagination.body.js';

@ApiSchema({ name: 'Change', description: 'A record that a new generation of the catalog changed.' })
export class ChangeBody {
  @ApiProperty({ enum: RESOURCES, description: 'The list that has, or had, the record.', example: 'games' })
  resource!: Resource;

  @ApiProperty({ description: 'Its slug.', example: 'wingspan' })
  id!: string;

  @ApiProperty({
    enum: CHANGE_KINDS,
    description: 'What happened to it. An updated record differs in at least one member.',
    example: 'updated',
  })
  kind!: ChangeKind;

  @ApiProperty({
    description:
      'The generation that became current with it: `Catalog-Generation` of answers that contain the change.',
    example: '20261121t092535837z',
  })
  generation!: string;

  @ApiProperty({
    format: 'date-time',
    description: 'When that generation became current.',
    example: '2026-11-21T09:25:41.120Z',
  })
  at!: string;
}

@ApiSchema({ name: 'ChangePage', description: 'A page of the log of changes.' })
export class ChangePageBody {
  @ApiProperty({ type: [ChangeBody], description: 'Oldest first; may be empty.' })
  data!: ChangeBody[];

  @ApiProperty()
  pagination!: PaginationBody;

  @ApiProperty({
    description: 'The `since` of the next visit, once all pages are read. It is the same on each of them.',
  })
  until!: string;
}
