import { Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Catalog, RESOURCES } from '#libs/catalog';
import type { Answer } from '../../caching/answer.js';
import { V1Controller } from '../v1-controller.decorator.js';
import { SuggestRequest } from './suggest.request.js';
import { SuggestionsBody } from './suggestion.body.js';
import { presentSuggestion } from './suggestion.presenter.js';

@V1Controller('suggest', 'Suggestions', 'Type-ahead: titles and names for what was typed so far.')
export class SuggestController {
  constructor(private readonly catalog: Catalog) {}

  @Get()
  @ApiOperation({
    operationId: 'suggest',
    summary: 'Suggest titles while a person types',
    description:
      'The first matches of the title search, each with the one title that matches best. If no title matches all of `q`, titles that match a part of it, and the response has `partial`. One suggestion per record, no pagination. With `type=all` there is one order over all lists: best match first, equal ones by number of editions of a game, and of games of everything else, expansions last.',
  })
  @ApiOkResponse({ type: SuggestionsBody, description: 'The suggestions.' })
  async suggest(@Query() { type, q, limit }: SuggestRequest): Promise<Answer<SuggestionsBody>> {
    const { suggestions, isPartial, generation } = await this.catalog.suggest(
      type === 'all' ? RESOURCES : [type],
      q,
      limit,
    );
    const data = suggestions.map(presentSuggestion);
    return { body: { data, ...(isPartial && { partial: true }) }, generation };
  }
}
