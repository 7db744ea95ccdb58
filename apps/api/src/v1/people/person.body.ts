import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ROLES, type Role } from '#libs/catalog';
import { PaginationBody } from '../pagination.body.js';
import { SearchedPageBody } from '../searched-page.body.js';

@ApiSchema({ name: 'Person', description: 'A designer or an illustrator, or both.' })
export class PersonBody {
  @ApiProperty({ description: 'Slug: stable, made for URLs.', example: 'elizabeth-hargrave' })
  id!: string;

  @ApiProperty({ example: 'Elizabeth Hargrave' })
  name!: string;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Games that credit this person, in whatever role.',
    example: 5,
  })
  games!: number;

  @ApiProperty({
    enum: ROLES,
    isArray: true,
    description: 'Every role in which at least one game credits this person; may be empty.',
    example: ['designer'],
  })
  roles!: readonly Role[];
}

@ApiSchema({ name: 'PersonPage', description: 'A page of people.' })
export class PersonPageBody extends SearchedPageBody {
  @ApiProperty({ type: [PersonBody] })
  data!: PersonBody[];

  @ApiProperty()
  pagination!: PaginationBody;
}

@ApiSchema({ name: 'SinglePerson', description: 'One person.' })
export class SinglePersonBody {
  @ApiProperty()
  data!: PersonBody;
}
