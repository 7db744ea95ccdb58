import { Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Catalog } from '#libs/catalog';
import type { Answer } from '../../caching/answer.js';
import { NoParameters } from '../../parameters/no-parameters.js';
import { ExpansionsOfGameBody } from '../expansions/expansion.body.js';
import { presentExpansion } from '../expansions/expansion.presenter.js';
import { onlyFields, type PageBody, presentPage } from '../present-page.js';
import { ApiSelectableResponse } from '../selected-fields.js';
import { SlugInPath } from '../slug-path.decorator.js';
import { V1Controller } from '../v1-controller.decorator.js';
import { EditionsOfGameBody } from './edition.body.js';
import { presentEdition } from './edition.presenter.js';
import { type GameBody, GamePageBody, SingleGameBody } from './game.body.js';
import { SelectedGamePageBody, SingleSelectedGameBody } from './selected-game.body.js';
import { GetGameRequest } from './get-game.request.js';
import { presentGame } from './game.presenter.js';
import { ListGamesRequest } from './list-games.request.js';

@V1Controller('games', 'Games', 'Board games: the list with its filters and title search, and single games.')
export class GamesController {
  constructor(private readonly catalog: Catalog) {}

  @Get()
  @ApiOperation({
    operationId: 'listGames',
    summary: 'List or search games',
    description:
      'Without `q`, ascending by slug. With `q`, best match first: the exact title, then titles that begin with the query, then titles that have every word, then titles with typos. Among equal matches: titles with as many words as the query, then present titles before equal former ones, then more editions. If no title matches all of `q`, titles that match a part of it are found instead, and the page has `partial`; `suggestions` are records of other lists that match better than the page does. `sort` replaces either order. Filters combine with AND.',
  })
  @ApiSelectableResponse(GamePageBody, SelectedGamePageBody, 'A page of games.')
  async list(@Query() request: ListGamesRequest): Promise<Answer<PageBody<Partial<GameBody>>>> {
    const page = await this.catalog.list(request.toQuery());
    return presentPage(page, game => onlyFields(presentGame(game), request.fields));
  }

  @Get(':slug')
  @ApiOperation({
    operationId: 'getGame',
    summary: 'Get a game',
    description: 'One game with its expansions.',
  })
  @SlugInPath('game', 'wingspan')
  @ApiSelectableResponse(SingleGameBody, SingleSelectedGameBody, 'The game.')
  async get(
    @Param('slug') slug: string,
    @Query() { fields }: GetGameRequest,
  ): Promise<Answer<{ data: Partial<GameBody> }>> {
    const { item, generation } = await this.catalog.record('games', slug);
    return { body: { data: onlyFields(presentGame(item), fields) }, generation };
  }

  @Get(':slug/expansions')
  @ApiOperation({
    operationId: 'listExpansionsOfGame',
    summary: 'List the expansions of a game',
    description: 'Every expansion of one game, ascending by slug, on one page.',
  })
  @SlugInPath('game', 'wingspan')
  @ApiOkResponse({
    type: ExpansionsOfGameBody,
    description: 'The expansions; an empty list when there are none.',
  })
  async expansions(
    @Param('slug') slug: string,
    @Query() _none: NoParameters,
  ): Promise<Answer<ExpansionsOfGameBody>> {
    const { item, generation } = await this.catalog.record('games', slug);
    return { body: { data: item.expansions.map(presentExpansion) }, generation };
  }

  @Get(':slug/editions')
  @ApiOperation({
    operationId: 'listEditionsOfGame',
    summary: 'List the editions of a game',
    description:
      'Every known edition of one game, by year of publication, unknown years last, then language, on one page: `editions` of the game counts them.',
  })
  @SlugInPath('game', 'wingspan')
  @ApiOkResponse({
    type: EditionsOfGameBody,
    description: 'The editions; an empty list when none is known, or their number alone.',
  })
  async editions(
    @Param('slug') slug: string,
    @Query() _none: NoParameters,
  ): Promise<Answer<EditionsOfGameBody>> {
    const { editions, generation } = await this.catalog.editionsOf(slug);
    return { body: { data: editions.map(presentEdition) }, generation };
  }
}
