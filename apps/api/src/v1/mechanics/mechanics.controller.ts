import { Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Catalog } from '#libs/catalog';
import type { Answer } from '../../caching/answer.js';
import { FilteredRequest } from '../../parameters/filtered.request.js';
import { NoParameters } from '../../parameters/no-parameters.js';
import { presentPage } from '../present-page.js';
import { SlugInPath } from '../slug-path.decorator.js';
import { V1Controller } from '../v1-controller.decorator.js';
import { TermPageBody, SingleTermBody } from '../terms/term.body.js';
import { presentTerm } from '../terms/term.presenter.js';

class ListMechanicsRequest extends FilteredRequest('mechanics') {}

@V1Controller('mechanics', 'Mechanics', 'What players do in a game.')
export class MechanicsController {
  constructor(private readonly catalog: Catalog) {}

  @Get()
  @ApiOperation({
    operationId: 'listMechanics',
    summary: 'List mechanics',
    description:
      'Every mechanic with its labels, ascending by slug. The slugs are what `mechanic` of /games filters by.',
  })
  @ApiOkResponse({ type: TermPageBody, description: 'A page of mechanics.' })
  async list(@Query() request: ListMechanicsRequest): Promise<Answer<TermPageBody>> {
    const page = await this.catalog.list(request.toQuery());
    return presentPage(page, presentTerm);
  }

  @Get(':slug')
  @ApiOperation({
    operationId: 'getMechanic',
    summary: 'Get a mechanic',
    description: 'One mechanic with its labels.',
  })
  @SlugInPath('mechanic', 'engine-building')
  @ApiOkResponse({ type: SingleTermBody, description: 'The mechanic.' })
  async get(@Param('slug') slug: string, @Query() _none: NoParameters): Promise<Answer<SingleTermBody>> {
    const { item, generation } = await this.catalog.record('mechanics', slug);
    return { body: { data: presentTerm(item) }, generation };
  }
}
