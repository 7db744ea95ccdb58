import { ApiPropertyOptional } from '@nestjs/swagger';
import { SuggestionBody } from './suggest/suggestion.body.js';

/** What a page says besides its items when it has less than what was asked for. */
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
    type: [SuggestionBody],
    maxItems: 3,
    description:
      'What else may be meant: by `q`, records of other lists that match better than the items of the page, if there are any; on an empty page, by a slug that names nothing, the records nearest to it. Best match first.',
  })
  suggestions?: SuggestionBody[];
}
