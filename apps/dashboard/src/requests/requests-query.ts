import { PageError } from '../http/page-error.js';
import { pathWith, type QueryFields } from '../http/query-fields.js';
import { isStatusGroup, type StatusGroup } from '../usage/status-group.js';

/** What the address of the page says: the whole view. */
export interface RequestsQuery {
  /** A key id; all keys by default. */
  readonly key?: string | undefined;
  readonly status?: StatusGroup | undefined;
  readonly route?: string | undefined;
  /** A request id. */
  readonly id?: string | undefined;
  /** The id of the request whose details are shown. */
  readonly open?: string | undefined;
  /** Page number, from 1; a page shows {@link REQUESTS_PER_PAGE}. */
  readonly page?: number | undefined;
}

export const REQUESTS_PER_PAGE = 25;

const FIRST_PAGE = 1;

/** @throws PageError for a status or a page that does not exist */
export function readRequestsQuery(query: QueryFields): RequestsQuery {
  const textOf = (name: string) => {
    const value = query[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const status = textOf('status');
  if (status !== undefined && !isStatusGroup(status)) throw new PageError('not-found');
  const page = Number(textOf('page') ?? FIRST_PAGE);
  if (!Number.isInteger(page) || page < FIRST_PAGE) throw new PageError('not-found');
  return { key: textOf('key'), status, route: textOf('route'), id: textOf('id'), open: textOf('open'), page };
}

/** The address of the page with these filters; `path` is that of another form of the same list. */
export function requestsUrl(query: RequestsQuery, path = '/requests'): string {
  return pathWith(path, { ...query, page: query.page === FIRST_PAGE ? undefined : query.page });
}
