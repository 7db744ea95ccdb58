import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { AWARD_RESULTS, type AwardResult } from '#libs/catalog';
import { NestedExpansionBody } from '../expansions/expansion.body.js';
import { ExternalIdsBody } from '../external-ids.body.js';
import { LocalizedBody } from '../localized.body.js';
import { GameFacetsBody } from './game-facets.body.js';
import { PaginationBody } from '../pagination.body.js';
import { PlayerCountBody } from '../player-count.body.js';
import { SearchedPageBody } from '../searched-page.body.js';

@ApiSchema({
  name: 'Playtime',
  description: 'Typical play time in minutes; both numbers are 0 when it is not known.',
})
export class PlaytimeBody {
  @ApiProperty({ type: 'integer', example: 40 })
  min!: number;

  @ApiProperty({ type: 'integer', example: 70 })
  max!: number;
}

@ApiSchema({ name: 'GameAward', description: 'What one award made of a game in one year.' })
export class GameAwardBody {
  @ApiProperty({ description: 'Slug of the award.', example: 'kennerspiel-des-jahres' })
  award!: string;

  @ApiProperty({ type: 'integer', description: 'The year of the award.', example: 2019 })
  year!: number;

  @ApiProperty({ enum: AWARD_RESULTS, description: 'How the award names the game.', example: 'winner' })
  result!: AwardResult;
}

@ApiSchema({
  name: 'Game',
  description: 'A board game. Every member is always present.',
})
export class GameBody {
  @ApiProperty({ description: 'Slug: stable, made for URLs.', example: 'wingspan' })
  id!: string;

  @ApiProperty()
  name!: LocalizedBody;

  @ApiProperty({ description: 'A short description in each language.' })
  description!: LocalizedBody;

  @ApiProperty({
    type: 'integer',
    description: 'Year of first publication; negative before the common era, 0 when it is not known.',
    example: 2019,
  })
  yearPublished!: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Number of editions released, which /games/{slug}/editions lists; 0 when it is not known.',
    example: 12,
  })
  editions!: number;

  @ApiProperty()
  players!: PlayerCountBody;

  @ApiProperty()
  playtime!: PlaytimeBody;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Recommended minimum age in years; 0 when none is known.',
    example: 10,
  })
  minAge!: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: 5,
    description:
      'How much there is to learn and to plan, judged by this catalog: 1 is explained in five minutes (Uno), 2 a family game (Carcassonne), 3 asks for some experience (Wingspan), 4 for much of it (Terra Mystica), 5 has a day of rules (Twilight Imperium); 0 when it is not known.',
    example: 3,
  })
  complexity!: number;

  @ApiProperty({
    type: [String],
    description: 'Languages it is published in (ISO 639-1).',
    example: ['en', 'fr', 'de'],
  })
  languages!: readonly string[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Name of the publisher.',
    example: 'Stonemaier Games',
  })
  publisher!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Slug of the publisher.',
    example: 'stonemaier-games',
  })
  publisherId!: string | null;

  @ApiProperty({ type: [String], description: 'Names of the designers.', example: ['Elizabeth Hargrave'] })
  designers!: readonly string[];

  @ApiProperty({
    type: [String],
    description: 'Slugs of the designers, in the order of their names.',
    example: ['elizabeth-hargrave'],
  })
  designerIds!: readonly string[];

  @ApiProperty({ type: [String], description: 'Names of the illustrators.', example: ['Natalia Rojas'] })
  illustrators!: readonly string[];

  @ApiProperty({
    type: [String],
    description: 'Slugs of the illustrators, in the order of their names.',
    example: ['natalia-rojas'],
  })
  illustratorIds!: readonly string[];

  @ApiProperty({ type: [String], description: 'Slugs of its categories, ascending.', example: ['animals'] })
  categories!: readonly string[];

  @ApiProperty({
    type: [String],
    description: 'Slugs of its mechanics, ascending.',
    example: ['engine-building'],
  })
  mechanics!: readonly string[];

  @ApiProperty({
    type: [GameAwardBody],
    description: 'Awards that list it, newest first, then by slug; may be empty.',
  })
  awards!: readonly GameAwardBody[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Slug of the series it belongs to; null when it belongs to none.',
    example: 'wingspan',
  })
  series!: string | null;

  @ApiProperty({
    type: [String],
    description: 'Slugs of the earlier games whose rules it is built on, ascending; may be empty.',
    example: [],
  })
  reimplements!: readonly string[];

  @ApiProperty()
  externalIds!: ExternalIdsBody;

  @ApiProperty({
    type: [NestedExpansionBody],
    description: 'Its expansions, ascending by slug; may be empty.',
  })
  expansions!: NestedExpansionBody[];
}

@ApiSchema({ name: 'GamePage', description: 'A page of games.' })
export class GamePageBody extends SearchedPageBody {
  @ApiProperty({ type: [GameBody] })
  data!: GameBody[];

  @ApiProperty()
  pagination!: PaginationBody;

  @ApiPropertyOptional({ description: 'Present if the request has `facets`.' })
  facets?: GameFacetsBody;
}

@ApiSchema({ name: 'SingleGame', description: 'One game with its expansions.' })
export class SingleGameBody {
  @ApiProperty()
  data!: GameBody;
}
