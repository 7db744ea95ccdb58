import { Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Catalog } from '#libs/catalog';
import type { Answer } from '../../caching/answer.js';
import { NoParameters } from '../../parameters/no-parameters.js';
import { onlyFields, type PageBody, presentPage } from '../present-page.js';
import { ApiSelectableResponse } from '../selected-fields.js';
import { SlugInPath } from '../slug-path.decorator.js';
import { V1Controller } from '../v1-controller.decorator.js';
import { type ExpansionBody, ExpansionPageBody, SingleExpansionBody } from './expansion.body.js';
import { presentExpansion } from './expansion.presenter.js';
import { ListExpansionsRequest } from './list-expansions.request.js';
import { SelectedExpansionPageBody } from './selected-expansion.body.js';

@V1Controller('expansions', 'Expansions', 'Expansions of games.')
export class ExpansionsController {
  constructor(private readonly catalog: Catalog) {}

  @Get()
  @ApiOperation({
    operationId: 'listExpansions',
    summary: 'List or search expansions',
    description:
      'Without `q`, ascending by slug; with `q`, best match first, equal ones by number of languages. If no title matches all of `q`, as for /games. Filters combine with AND.',
  })
  @ApiSelectableResponse(ExpansionPageBody, SelectedExpansionPageBody, 'A page of expansions.')
  async list(@Query() request: ListExpansionsRequest): Promise<Answer<PageBody<Partial<ExpansionBody>>>> {
    const page = await this.catalog.list(request.toQuery());
    return presentPage(page, expansion => onlyFields(presentExpansion(expansion), request.fields));
  }

  @Get(':slug')
  @ApiOperation({ operationId: 'getExpansion', summary: 'Get an expansion', description: 'One expansion.' })
  @SlugInPath('expansion', 'wingspan-european-expansion')
  @ApiOkResponse({ type: SingleExpansionBody, description: 'The expansion.' })
  async get(@Param('slug') slug: string, @Query() _none: NoParameters): Promise<Answer<SingleExpansionBody>> {
    const { item, generation } = await this.catalog.record('expansions', slug);
    return { body: { data: presentExpansion(item) }, generation };
  }
}
