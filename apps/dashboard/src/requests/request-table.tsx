import type { Child } from 'hono/jsx';
import { formatNumber, formatNumberRange } from '../language/formats.js';
import type { KeySummary } from '#libs/accounts';
import type { RequestContext } from '../request-context/request-context.js';
import { ButtonLink } from '../view/button.js';
import { Durations } from './durations.js';
import { RequestRow } from './request-row.js';
import { REQUESTS_PER_PAGE, type RequestsQuery, requestsUrl } from './requests-query.js';
import type { SelectedRequests } from './select-requests.js';

interface RequestTableProps {
  readonly context: RequestContext;
  readonly query: RequestsQuery;
  readonly selected: SelectedRequests;
  /** Of the account. */
  readonly keys: readonly KeySummary[];
}

/** One page of requests, and the way to the others. On a phone each row is a card. */
export function RequestTable({ context, query, selected, keys }: RequestTableProps): Child {
  const { requests: words, usage } = context.words;
  const namesKeys = query.key === undefined && keys.length > 1;
  const keyNames = new Map(namesKeys ? keys.map(({ keyId, name }) => [keyId, name]) : []);
  // If a client gave several requests the same id, one of them has it as its anchor.
  const anchors = new Map(selected.page.toReversed().map(request => [request.requestId, request]));
  return (
    <div class="card request-log">
      <table role="table" aria-label={words.title}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {words.time}
            </th>
            <th role="columnheader" scope="col">
              {words.status}
            </th>
            <th role="columnheader" scope="col">
              {words.request}
            </th>
            {namesKeys && (
              <th role="columnheader" scope="col">
                {usage.key}
              </th>
            )}
            <th role="columnheader" scope="col" class="number">
              {words.duration}
            </th>
            <th role="columnheader" scope="col">
              {words.requestId}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {selected.page.map(request => (
            <RequestRow
              context={context}
              query={query}
              request={request}
              isAnchor={anchors.get(request.requestId) === request}
              keyName={keyNames.get(request.keyId)}
            />
          ))}
        </tbody>
      </table>
      <Pager context={context} query={query} selected={selected} />
    </div>
  );
}

function Pager({ context, query, selected }: Omit<RequestTableProps, 'keys'>): Child {
  const { requests: words } = context.words;
  const { first, page, requests } = selected;
  const number = (value: number) => formatNumber(context.language, value);
  const current = query.page ?? 1;
  const shown = formatNumberRange(context.language, [first + 1, first + page.length]);
  const to = (target: number) => requestsUrl({ ...query, open: undefined, page: target });
  return (
    <div class="pager">
      <span>
        {words.range(shown, number(requests.length))} <Durations context={context} requests={requests} />
      </span>
      {requests.length > REQUESTS_PER_PAGE && (
        <nav aria-label={words.pages}>
          {first > 0 && (
            <ButtonLink href={to(current - 1)} size="small">
              {words.newer}
            </ButtonLink>
          )}
          {first + page.length < requests.length && (
            <ButtonLink href={to(current + 1)} size="small">
              {words.older}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}
