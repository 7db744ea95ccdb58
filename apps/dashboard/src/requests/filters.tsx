import type { Child } from 'hono/jsx';
import { formatNumber } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { STATUS_GROUPS } from '../usage/status-group.js';
import { Swatch } from '../usage/status-patterns.js';
import { isRoute } from '../usage/summarize-usage.js';
import { KeySelect } from '../usage/key-select.js';
import { Button } from '../view/button.js';
import { Field, SelectField } from '../view/field.js';
import type { KeysAndRequests } from './recent-requests.js';
import { type RequestsQuery, requestsUrl } from './requests-query.js';
import type { SelectedRequests } from './select-requests.js';

interface FiltersProps {
  readonly context: RequestContext;
  readonly query: RequestsQuery;
  readonly found: KeysAndRequests;
}

/** Which key, which route, which request: a form, since there may be many of each. */
export function Filters({ context, query, found }: FiltersProps): Child {
  const { requests: words, usage } = context.words;
  const routes = [...new Set(found.requests.map(({ route }) => route))].sort();
  return (
    <form class="filters" action="/requests">
      {query.status !== undefined && <input type="hidden" name="status" value={query.status} />}
      <KeySelect context={context} id="requests-key" keys={found.keys} chosen={query.key} />
      <SelectField
        id="requests-route"
        name="route"
        label={words.route}
        options={[
          { value: '', title: words.allRoutes },
          ...routes.map(route => ({ value: route, title: isRoute(route) ? route : usage.unknownPaths })),
        ]}
        chosen={query.route}
      />
      <Field
        id="requests-id"
        name="id"
        label={words.requestId}
        value={query.id ?? ''}
        autocomplete="off"
        spellcheck={false}
      />
      <Button>{words.filter}</Button>
    </form>
  );
}

interface StatusPillsProps {
  readonly context: RequestContext;
  readonly query: RequestsQuery;
  readonly selected: SelectedRequests;
}

/** Which statuses, as links with the number of each. */
export function StatusPills({ context, query, selected }: StatusPillsProps): Child {
  const { words, language } = context;
  const to = (status: RequestsQuery['status']) => ({
    href: requestsUrl({ ...query, status, open: undefined, page: 1 }),
    'aria-current': query.status === status ? ('page' as const) : undefined,
  });
  return (
    <nav aria-label={words.requests.status}>
      <ul class="pills">
        <li>
          <a {...to(undefined)}>
            {words.requests.all} <span class="count">{formatNumber(language, selected.total)}</span>
          </a>
        </li>
        {STATUS_GROUPS.map(group => (
          <li>
            <a {...to(group)}>
              <Swatch group={group} /> {group}{' '}
              <span class="count">{formatNumber(language, selected.byStatus[group])}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
