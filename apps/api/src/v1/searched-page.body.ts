import { ApiProperty, ApiPropertyOptional, ApiSchema, PickType } from '@nestjs/swagger';
import { RESOURCES, type Resource } from '#libs/catalog';
import { SuggestionBody } from './suggest/suggestion.body.js';

@ApiSchema({
  name: 'OtherSuggestion',
  description: 'A record of any list, and the one of its titles that matches best.',
})
export class OtherSuggestionBody extends PickType(SuggestionBody, ['id', 'title', 'language']) {
  @ApiProperty({
    enum: RESOURCES,
    description: 'The list that has the record.',
    example: 'games',
  })
  type!: Resource;
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
