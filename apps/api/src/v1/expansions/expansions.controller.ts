import { Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Catalog } from '#libs/catalog';
import type { Answer } from '../../caching/answer.js';
import { presentPage } from '../present-page.js';
import { V1Controller } from '../v1-controller.decorator.js';
import { ExpansionPageBody } from './expansion.body.js';
import { presentExpansion } from './expansion.presenter.js';
import { ListExpansionsRequest } from './list-expansions.request.js';

@V1Controller('expansions', 'Expansions')
export class ExpansionsController {
  constructor(private readonly catalog: Catalog) {}

  @Get()
  @ApiOperation({
    operationId: 'listExpansions',
    summary: 'List expansions',
    description: 'Every expansion of every game, ascending by slug. Filters combine with AND.',
  })
  @ApiOkResponse({ type: ExpansionPageBody, description: 'A page of expansions.' })
  async list(@Query() request: ListExpansionsRequest): Promise<Answer<ExpansionPageBody>> {
    const page = await this.catalog.list(request.toQuery());
    return presentPage(page, presentExpansion);
  }
}
