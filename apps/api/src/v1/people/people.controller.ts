import { Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Catalog } from '#libs/catalog';
import type { Answer } from '../../caching/answer.js';
import { FilteredRequest } from '../../parameters/filtered.request.js';
import { NoParameters } from '../../parameters/no-parameters.js';
import { presentPage } from '../present-page.js';
import { SlugInPath } from '../slug-path.decorator.js';
import { V1Controller } from '../v1-controller.decorator.js';
import { PersonPageBody, SinglePersonBody } from './person.body.js';
import { presentPerson } from './person.presenter.js';

class ListPeopleRequest extends FilteredRequest('people', {
  description: 'Search by name, tolerant of typos like the title search of /games.',
  example: 'hargrave',
}) {}

@V1Controller('people', 'People', 'Designers and illustrators.')
export class PeopleController {
  constructor(private readonly catalog: Catalog) {}

  @Get()
  @ApiOperation({
    operationId: 'listPeople',
    summary: 'List or search people',
    description:
      'Designers and illustrators. Without `q`, ascending by slug; with `q`, best match first, equal ones by number of games. If no name matches all of `q`, as for /games.',
  })
  @ApiOkResponse({ type: PersonPageBody, description: 'A page of people.' })
  async list(@Query() request: ListPeopleRequest): Promise<Answer<PersonPageBody>> {
    const page = await this.catalog.list(request.toQuery());
    return presentPage(page, presentPerson);
  }

  @Get(':slug')
  @ApiOperation({
    operationId: 'getPerson',
    summary: 'Get a person',
    description: 'One person, with the roles in which games credit them.',
  })
  @SlugInPath('person', 'elizabeth-hargrave')
  @ApiOkResponse({ type: SinglePersonBody, description: 'The person.' })
  async get(@Param('slug') slug: string, @Query() _none: NoParameters): Promise<Answer<SinglePersonBody>> {
    const { item, generation } = await this.catalog.record('people', slug);
    return { body: { data: presentPerson(item) }, generation };
  }
}
