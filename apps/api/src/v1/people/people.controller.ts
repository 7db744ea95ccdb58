import { Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Catalog } from '#libs/catalog';
import type { Answer } from '../../caching/answer.js';
import { presentPage } from '../present-page.js';
import { V1Controller } from '../v1-controller.decorator.js';
import { ListPeopleRequest } from './list-people.request.js';
import { PersonPageBody } from './person.body.js';
import { presentPerson } from './person.presenter.js';

@V1Controller('people', 'People')
export class PeopleController {
  constructor(private readonly catalog: Catalog) {}

  @Get()
  @ApiOperation({
    operationId: 'listPeople',
    summary: 'List or search people',
    description:
      'Designers and illustrators. Without `q`, ascending by slug; with `q`, best match first, then shorter names.',
  })
  @ApiOkResponse({ type: PersonPageBody, description: 'A page of people.' })
  async list(@Query() request: ListPeopleRequest): Promise<Answer<PersonPageBody>> {
    const page = await this.catalog.list(request.toQuery());
    return presentPage(page, presentPerson);
  }
}
