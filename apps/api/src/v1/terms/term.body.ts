import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LocalizedBody } from '../localized.body.js';
import { PaginationBody } from '../pagination.body.js';

@ApiSchema({ name: 'Term', description: 'A slug with labels: a mechanic or a category, for example.' })
export class TermBody {
  @ApiProperty({ description: 'Slug: stable, made for URLs and filters.', example: 'engine-building' })
  id!: string;

  @ApiProperty()
  label!: LocalizedBody;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Games that have it; of an award, games that won it.',
    example: 40,
  })
  games!: number;
}

@ApiSchema({ name: 'TermPage', description: 'A page of slugs with labels.' })
export class TermPageBody {
  @ApiProperty({ type: [TermBody] })
  data!: TermBody[];

  @ApiProperty()
  pagination!: PaginationBody;
}

@ApiSchema({ name: 'SingleTerm', description: 'One slug with labels.' })
export class SingleTermBody {
  @ApiProperty()
  data!: TermBody;
}
