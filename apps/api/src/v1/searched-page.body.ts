import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { LANGUAGES, SEARCHABLE_RESOURCES, type Language, type SearchableResource } from '#libs/catalog';

@ApiSchema({
  name: 'OtherSuggestion',
  description: 'A record of any list, and the one of its titles that matches best.',
})
export class OtherSuggestionBody {
  @ApiProperty({ description: 'Slug: stable, made for URLs.', example: 'elizabeth-hargrave' })
  id!: string;

  @ApiProperty({ description: 'The title that matches best.', example: 'Elizabeth Hargrave' })
  title!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    enum: [...LANGUAGES, null],
    description: 'Language of the title; null for a former or alternative title, a publisher, a person.',
    example: null,
  })
  language!: Language | null;

  @ApiProperty({
    enum: SEARCHABLE_RESOURCES,
    description: 'The list that has the record.',
    example: 'people',
  })
  type!: SearchableResource;
}

/** What a page of a search says when no title matches all of `q`. */
export class SearchedPageBody {
  @ApiPropertyOptional({
    type: Boolean,
    enum: [true],
    description:
      'Present if no title matches all of `q`, so that the page has records whose titles match a part of it, at most 50 on all pages.',
    example: true,
  })
  partial?: true;

  @ApiPropertyOptional({
    type: [OtherSuggestionBody],
    maxItems: 3,
    description: 'What else `q` may mean, best match first: present if the page is empty and there is any.',
  })
  suggestions?: OtherSuggestionBody[];
}
