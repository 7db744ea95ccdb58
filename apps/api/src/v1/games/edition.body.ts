import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({
  name: 'Edition',
  description:
    'A publication of a game in one or several languages by a publisher, or a revision sold as such; reprints are none.',
})
export class EditionBody {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'As on the box; null when it is not known.',
    example: 'Flügelschlag',
  })
  title!: string | null;

  @ApiProperty({ type: [String], description: 'Its languages (ISO 639-1), ascending.', example: ['de'] })
  languages!: readonly string[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Name of its publisher; null when it is not known.',
    example: 'Feuerland Spiele',
  })
  publisher!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Slug of its publisher; null when it is not known.',
    example: 'feuerland-spiele',
  })
  publisherId!: string | null;

  @ApiProperty({
    type: 'integer',
    description: 'Year of its publication; negative before the common era, 0 when it is not known.',
    example: 2019,
  })
  yearPublished!: number;
}

@ApiSchema({ name: 'EditionsOfGame', description: 'Every known edition of a game.' })
export class EditionsOfGameBody {
  @ApiProperty({
    type: [EditionBody],
    description: 'By year of publication, then language. Empty where only their number is known, or nothing.',
  })
  data!: EditionBody[];
}
