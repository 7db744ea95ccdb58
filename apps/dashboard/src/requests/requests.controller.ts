import { Controller, Query } from '@nestjs/common';
import { Download, Page } from '../http/page.decorator.js';
import type { QueryFields } from '../http/query-fields.js';
import { type SignedInContext, Context } from '../request-context/context.decorator.js';
import { RecentRequests } from './recent-requests.js';
import { readRequestsQuery } from './requests-query.js';
import { requestsCsv } from './requests-csv.js';
import { requestsPage } from './requests.page.js';
import { selectRequests } from './select-requests.js';

/** The last requests of a person's keys. */
@Controller()
export class RequestsController {
  constructor(private readonly recent: RecentRequests) {}

  @Page('requests')
  async page(@Context() context: SignedInContext, @Query() fields: QueryFields): Promise<string> {
    const query = readRequestsQuery(fields);
    const found = await this.recent.of(context, query.key);
    return requestsPage(context, query, found);
  }

  @Download('requests.csv', 'board-game-catalog-requests.csv')
  async csv(@Context() context: SignedInContext, @Query() fields: QueryFields): Promise<string> {
    const query = readRequestsQuery(fields);
    const { keys, requests } = await this.recent.of(context, query.key);
    return requestsCsv(keys, selectRequests(requests, query).requests);
  }
}
