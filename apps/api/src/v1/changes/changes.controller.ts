import { Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Catalog } from '#libs/catalog';
import type { Answer } from '../../caching/answer.js';
import { V1Controller } from '../v1-controller.decorator.js';
import { ChangePageBody } from './change.body.js';
import { presentChange } from './change.presenter.js';
import { ListChangesRequest } from './list-changes.request.js';

@V1Controller('changes', 'Changes', 'What changed in the catalog, for those who keep a copy of it.')
export class ChangesController {
  constructor(private readonly catalog: Catalog) {}

  @Get()
  @ApiOperation({
    operationId: 'listChanges',
    summary: 'List changes',
    description:
      'Every record that a new generation of the catalog created, updated or deleted, oldest first. It pages like every list, up to the moment of the first page; `until` is the `since` of the next visit. Without `since`, no changes and the `until` of now. Changes are kept for at least 90 days; an older `since` is answered with `expired_cursor`: walk the lists once more. When an earlier generation becomes current again, that appears as changes, too.',
  })
  @ApiOkResponse({ type: ChangePageBody, description: 'A page of changes.' })
  async list(@Query() request: ListChangesRequest): Promise<Answer<ChangePageBody>> {
    const { changes, nextCursor, until, generation } = await this.catalog.changes(request);
    const pagination = { nextCursor: nextCursor ?? null, hasMore: nextCursor !== undefined };
    return { body: { data: changes.map(presentChange), pagination, until }, generation, isOfChanges: true };
  }
}
