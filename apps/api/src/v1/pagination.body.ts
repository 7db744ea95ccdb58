import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'Pagination', description: 'How a list continues.' })
export class PaginationBody {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Pass it as `cursor` to get the next page; null on the last page.',
  })
  nextCursor!: string | null;

  @ApiProperty({ description: 'Whether more pages remain.' })
  hasMore!: boolean;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    description: 'How many items match on all pages. Present if the request has `count=true`.',
    example: 42,
  })
  total?: number;
}
