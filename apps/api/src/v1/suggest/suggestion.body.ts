import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { LANGUAGES, RESOURCES, type Language, type Resource } from '#libs/catalog';

@ApiSchema({ name: 'Suggestion', description: 'A record, and the one of its titles that matches best.' })
export class SuggestionBody {
  @ApiProperty({ description: 'Slug: stable, made for URLs.', example: 'wingspan' })
  id!: string;

  @ApiProperty({ enum: RESOURCES, description: 'The list that has the record.', example: 'games' })
  type!: Resource;

  @ApiProperty({ description: 'The title that matches best.', example: 'Wingspan' })
  title!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    enum: [...LANGUAGES, null],
    description:
      'Language of the title; null for a former or alternative title, or a name: of a publisher, a person.',
    example: 'en',
  })
  language!: Language | null;

  @ApiPropertyOptional({ type: 'integer', description: 'Only for games.', example: 2019 })
  yearPublished?: number;
}

@ApiSchema({ name: 'Suggestions', description: 'Records for type-ahead.' })
export class SuggestionsBody {
  @ApiProperty({ type: [SuggestionBody], description: 'Best match first; may be empty.' })
  data!: SuggestionBody[];

  @ApiPropertyOptional({
    type: Boolean,
    enum: [true],
    description: 'Present if no title matches all of `q`, so that these match a part of it.',
    example: true,
  })
  partial?: true;
}
