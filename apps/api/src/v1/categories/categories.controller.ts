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

class ListCategoriesRequest extends FilteredRequest('categories') {}

@V1Controller('categories', 'Categories', 'What a game is about.')
export class CategoriesController {
  constructor(private readonly catalog: Catalog) {}

  @Get()
  @ApiOperation({
    operationId: 'listCategories',
    summary: 'List categories',
    description:
      'Every category with its labels, ascending by slug. The slugs are what `category` of /games filters by.',
  })
  @ApiOkResponse({ type: TermPageBody, description: 'A page of categories.' })
  async list(@Query() request: ListCategoriesRequest): Promise<Answer<TermPageBody>> {
    const page = await this.catalog.list(request.toQuery());
    return presentPage(page, presentTerm);
  }

  @Get(':slug')
  @ApiOperation({
    operationId: 'getCategory',
    summary: 'Get a category',
    description: 'One category with its labels.',
  })
  @SlugInPath('category', 'animals')
  @ApiOkResponse({ type: SingleTermBody, description: 'The category.' })
  async get(@Param('slug') slug: string, @Query() _none: NoParameters): Promise<Answer<SingleTermBody>> {
    const { item, generation } = await this.catalog.record('categories', slug);
    return { body: { data: presentTerm(item) }, generation };
  }
}
