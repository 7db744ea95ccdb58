import { Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Catalog } from '#libs/catalog';
import type { Answer } from '../../caching/answer.js';
import { FilteredRequest } from '../../parameters/filtered.request.js';
import { NoParameters } from '../../parameters/no-parameters.js';
import { presentPage } from '../present-page.js';
import { SlugInPath } from '../slug-path.decorator.js';
import { V1Controller } from '../v1-controller.decorator.js';
import { PublisherPageBody, SinglePublisherBody } from './publisher.body.js';
import { presentPublisher } from './publisher.presenter.js';

class ListPublishersRequest extends FilteredRequest('publishers', {
  description: 'Search by name, tolerant of typos like the title search of /games.',
  example: 'stonemeier',
}) {}

@V1Controller('publishers', 'Publishers', 'Companies that publish games.')
export class PublishersController {
  constructor(private readonly catalog: Catalog) {}

  @Get()
  @ApiOperation({
    operationId: 'listPublishers',
    summary: 'List or search publishers',
    description:
      'Without `q`, ascending by slug; with `q`, best match first, equal ones by number of games. If no name matches all of `q`, as for /games.',
  })
  @ApiOkResponse({ type: PublisherPageBody, description: 'A page of publishers.' })
  async list(@Query() request: ListPublishersRequest): Promise<Answer<PublisherPageBody>> {
    const page = await this.catalog.list(request.toQuery());
    return presentPage(page, presentPublisher);
  }

  @Get(':slug')
  @ApiOperation({ operationId: 'getPublisher', summary: 'Get a publisher', description: 'One publisher.' })
  @SlugInPath('publisher', 'stonemaier-games')
  @ApiOkResponse({ type: SinglePublisherBody, description: 'The publisher.' })
  async get(@Param('slug') slug: string, @Query() _none: NoParameters): Promise<Answer<SinglePublisherBody>> {
    const { item, generation } = await this.catalog.record('publishers', slug);
    return { body: { data: presentPublisher(item) }, generation };
  }
}
