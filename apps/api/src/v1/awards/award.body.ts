import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { PaginationBody } from '../pagination.body.js';
import { TermBody } from '../terms/term.body.js';

@ApiSchema({ name: 'Award', description: 'An award for games.' })
export class AwardBody extends TermBody {
  @ApiProperty({ description: 'Slug: stable, made for URLs and filters.', example: 'spiel-des-jahres' })
  override id!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The country whose games it chooses from (ISO 3166-1, two letters); null when it is international.',
    example: 'DE',
  })
  country!: string | null;
}

@ApiSchema({ name: 'AwardPage', description: 'A page of awards.' })
export class AwardPageBody {
  @ApiProperty({ type: [AwardBody] })
  data!: AwardBody[];

  @ApiProperty()
  pagination!: PaginationBody;
}

@ApiSchema({ name: 'SingleAward', description: 'One award.' })
export class SingleAwardBody {
  @ApiProperty()
  data!: AwardBody;
}
