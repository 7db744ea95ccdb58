import type { Child } from 'hono/jsx';
import type { LoggedRequest } from '#libs/admission';
import { formatDuration, formatTimeOfDay } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { isRoute } from '../usage/summarize-usage.js';
import { CodeBadge, toneOfStatus } from '../view/badge.js';
import { RequestDetails } from './request-details.js';
import { type RequestsQuery, requestsUrl } from './requests-query.js';

interface RequestRowProps {
  readonly context: RequestContext;
  readonly query: RequestsQuery;
  readonly request: LoggedRequest;
  /** Whether a link may lead to this row. */
  readonly isAnchor: boolean;
  /** Of its key; `undefined`: all rows have the same key. */
  readonly keyName: string | undefined;
}

/** One request; its id opens the details in place, and closes them. */
export function RequestRow({ context, query, request, isAnchor, keyName }: RequestRowProps): Child {
  const { requests: words } = context.words;
  const { atMs, status, durationMs, requestId } = request;
  const anchor = `request-${requestId}`;
  const isOpen = query.open === requestId;
  const href = `${requestsUrl({ ...query, open: isOpen ? undefined : requestId })}#${anchor}`;
  const at = new Date(atMs);
  return (
    <>
      <tr role="row" class={isOpen ? 'open' : undefined} id={isAnchor ? anchor : undefined}>
        <td role="cell" class="code time" data-label={words.time}>
          <time datetime={at.toISOString()}>{formatTimeOfDay(context.language, at)}</time>
        </td>
        <td role="cell" class="status" data-label={words.status}>
          <CodeBadge tone={toneOfStatus(status)}>{status}</CodeBadge>
        </td>
        <td role="cell" class="code target" data-label={words.request}>
          <Target context={context} request={request} />
        </td>
        {keyName !== undefined && (
          <td role="cell" class="key" data-label={context.words.usage.key}>
            <a href={`/keys/${request.keyId}`}>{keyName}</a>
          </td>
        )}
        <td role="cell" class="number" data-label={words.duration}>
          {formatDuration(context.language, durationMs)}
        </td>
        <td role="cell" class="code id" data-label={words.requestId}>
          <a href={href} aria-label={`${isOpen ? words.close : words.open} ${requestId}`}>
            {requestId}
          </a>
        </td>
      </tr>
      {isOpen && (
        <tr role="row" class="open details">
          <td role="cell" colspan={keyName === undefined ? 5 : 6}>
            <RequestDetails context={context} request={request} />
          </td>
        </tr>
      )}
    </>
  );
}

function Target({ context, request }: Pick<RequestRowProps, 'context' | 'request'>): Child {
  const { method, route, path, query } = request;
  return (
    <>
      {method} {isRoute(route) ? path : context.words.requests.unknownPath}
      {query !== '' && <span class="query">?{query}</span>}
    </>
  );
}
