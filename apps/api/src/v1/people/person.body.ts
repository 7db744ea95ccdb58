import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { PaginationBody } from '../pagination.body.js';

@ApiSchema({ name: 'Person', description: 'A designer or an illustrator, or both.' })
export class PersonBody {
  @ApiProperty({ description: 'Slug: stable, made for URLs.', example: 'elizabeth-hargrave' })
  id!: string;

  @ApiProperty({ example: 'Elizabeth Hargrave' })
  name!: string;
}

@ApiSchema({ name: 'PersonPage' })
export class PersonPageBody {
  @ApiProperty({ type: [PersonBody] })
  data!: PersonBody[];

  @ApiProperty()
  pagination!: PaginationBody;
}
