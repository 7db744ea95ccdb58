import { Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { Catalog } from '#libs/catalog';
import type { Answer } from '../../caching/answer.js';
import { NoParameters } from '../../parameters/no-parameters.js';
import { ExpansionsOfGameBody } from '../expansions/expansion.body.js';
import { presentExpansion } from '../expansions/expansion.presenter.js';
import { presentPage } from '../present-page.js';
import { V1Controller } from '../v1-controller.decorator.js';
import { GamePageBody, SingleGameBody } from './game.body.js';
import { presentGame } from './game.presenter.js';
import { ListGamesRequest } from './list-games.request.js';

@V1Controller('games', 'Games')
export class GamesController {
  constructor(private readonly catalog: Catalog) {}

  @Get()
  @ApiOperation({
    operationId: 'listGames',
    summary: 'List or search games',
    description:
      'Without `q`, ascending by slug. With `q`, best match first: the exact title, then titles that begin with the query, then titles that have every word, then typos; among equals, titles of as many words as were asked for, then more editions. Filters combine with AND.',
  })
  @ApiOkResponse({ type: GamePageBody, description: 'A page of games.' })
  async list(@Query() request: ListGamesRequest): Promise<Answer<GamePageBody>> {
    const page = await this.catalog.list(request.toQuery());
    return presentPage(page, presentGame);
  }

  @Get(':slug')
  @ApiOperation({
    operationId: 'getGame',
    summary: 'Get a game',
    description: 'One game with its expansions.',
  })
  @SlugOfGame()
  @ApiOkResponse({ type: SingleGameBody, description: 'The game.' })
  async get(@Param('slug') slug: string, @Query() _none: NoParameters): Promise<Answer<SingleGameBody>> {
    const { game, generation } = await this.catalog.game(slug);
    return { body: { data: presentGame(game) }, generation };
  }

  @Get(':slug/expansions')
  @ApiOperation({
    operationId: 'listExpansionsOfGame',
    summary: 'List the expansions of a game',
    description: 'Every expansion of one game, ascending by slug, on one page.',
  })
  @SlugOfGame()
  @ApiOkResponse({
    type: ExpansionsOfGameBody,
    description: 'The expansions; an empty list when there are none.',
  })
  async expansions(
    @Param('slug') slug: string,
    @Query() _none: NoParameters,
  ): Promise<Answer<ExpansionsOfGameBody>> {
    const { game, generation } = await this.catalog.game(slug);
    return { body: { data: game.expansions.map(presentExpansion) }, generation };
  }
}

function SlugOfGame(): MethodDecorator {
  return ApiParam({
    name: 'slug',
    description: 'The `id` of the game.',
    schema: { type: 'string' },
    example: 'wingspan',
  });
}
