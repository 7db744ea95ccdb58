import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { PaginationBody } from '../pagination.body.js';
import { SearchedPageBody } from '../searched-page.body.js';

@ApiSchema({ name: 'Publisher', description: 'A company that publishes games.' })
export class PublisherBody {
  @ApiProperty({ description: 'Slug: stable, made for URLs and filters.', example: 'stonemaier-games' })
  id!: string;

  @ApiProperty({ example: 'Stonemaier Games' })
  name!: string;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Games it published first.', example: 12 })
  games!: number;
}

@ApiSchema({ name: 'PublisherPage', description: 'A page of publishers.' })
export class PublisherPageBody extends SearchedPageBody {
  @ApiProperty({ type: [PublisherBody] })
  data!: PublisherBody[];

  @ApiProperty()
  pagination!: PaginationBody;
}

@ApiSchema({ name: 'SinglePublisher', description: 'One publisher.' })
export class SinglePublisherBody {
  @ApiProperty()
  data!: PublisherBody;
}
