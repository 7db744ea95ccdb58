import type { LoggedRequest, RecordedStatus } from '#libs/admission';
import { STATUS_GROUPS, type StatusGroup, statusGroupOf } from '../usage/status-group.js';
import { REQUESTS_PER_PAGE, type RequestsQuery } from './requests-query.js';

/** The requests that pass the filters, and how many would pass with another status. */
export interface SelectedRequests {
  readonly requests: readonly LoggedRequest[];
  /** The requests of the page that is asked for. */
  readonly page: readonly LoggedRequest[];
  /** Position of the first one of the page, from 0. */
  readonly first: number;
  /** Number of requests that pass the other filters. */
  readonly total: number;
  readonly byStatus: Readonly<Record<StatusGroup, number>>;
}

function groupOf({ status }: LoggedRequest): StatusGroup {
  return statusGroupOf(`${status}` satisfies RecordedStatus);
}

export function selectRequests(
  all: readonly LoggedRequest[],
  { status, route, id, page = 1 }: RequestsQuery,
): SelectedRequests {
  const others = all.filter(
    request =>
      (route === undefined || request.route === route) && (id === undefined || request.requestId === id),
  );
  const requests = others.filter(request => status === undefined || groupOf(request) === status);
  const first = (page - 1) * REQUESTS_PER_PAGE;
  const byStatus = Object.fromEntries(STATUS_GROUPS.map(group => [group, 0])) as Record<StatusGroup, number>;
  for (const request of others) byStatus[groupOf(request)]++;
  return {
    requests,
    page: requests.slice(first, first + REQUESTS_PER_PAGE),
    first,
    total: others.length,
    byStatus,
  };
}
