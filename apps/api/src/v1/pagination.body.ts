import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'Pagination' })
export class PaginationBody {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Pass it as `cursor` to get the next page; null on the last page.',
  })
  nextCursor!: string | null;

  @ApiProperty({ description: 'Whether more pages remain.' })
  hasMore!: boolean;
}
