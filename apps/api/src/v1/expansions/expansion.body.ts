import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import { ExternalIdsBody } from '../external-ids.body.js';
import { LocalizedBody } from '../localized.body.js';
import { PaginationBody } from '../pagination.body.js';
import { PlayerCountBody } from '../player-count.body.js';
import { SearchedPageBody } from '../searched-page.body.js';

@ApiSchema({ name: 'Expansion', description: 'An expansion of a game.' })
export class ExpansionBody {
  @ApiProperty({ description: 'Slug: stable, made for URLs.', example: 'wingspan-european-expansion' })
  id!: string;

  @ApiProperty()
  name!: LocalizedBody;

  @ApiProperty({
    type: 'integer',
    description: 'Year of publication; negative before the common era, 0 when it is not known.',
    example: 2019,
  })
  yearPublished!: number;

  @ApiProperty({
    type: [String],
    description: 'Languages it is published in (ISO 639-1).',
    example: ['en', 'de'],
  })
  languages!: readonly string[];

  @ApiProperty({ description: 'Slug of the game it extends.', example: 'wingspan' })
  baseGame!: string;

  @ApiProperty({
    description:
      'What the game can be played by with it; both numbers are 0 when it changes nothing, or when that is not known.',
    example: { min: 1, max: 5 },
  })
  players!: PlayerCountBody;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Slug of the series it belongs to; null when it belongs to none.',
    example: 'wingspan',
  })
  series!: string | null;

  @ApiProperty()
  externalIds!: ExternalIdsBody;
}

@ApiSchema({
  name: 'NestedExpansion',
  description: 'An expansion inside its game. It has no `baseGame`, because that is the game around it.',
})
export class NestedExpansionBody extends OmitType(ExpansionBody, ['baseGame']) {}

@ApiSchema({ name: 'ExpansionPage', description: 'A page of expansions.' })
export class ExpansionPageBody extends SearchedPageBody {
  @ApiProperty({ type: [ExpansionBody] })
  data!: ExpansionBody[];

  @ApiProperty()
  pagination!: PaginationBody;
}

@ApiSchema({ name: 'SingleExpansion', description: 'One expansion.' })
export class SingleExpansionBody {
  @ApiProperty()
  data!: ExpansionBody;
}

@ApiSchema({ name: 'ExpansionsOfGame', description: 'Every expansion of a game.' })
export class ExpansionsOfGameBody {
  @ApiProperty({ type: [ExpansionBody], description: 'Every expansion of the game, ascending by slug.' })
  data!: ExpansionBody[];
}
