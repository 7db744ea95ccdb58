import type { Child } from 'hono/jsx';
import { StatusPatterns } from '../usage/status-patterns.js';
import { FirstRequestLink } from '../usage/first-request-link.js';
import { ButtonLink } from '../view/button.js';
import { EmptyState } from '../view/empty-state.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import type { SignedInContext } from '../request-context/context.decorator.js';
import { Filters, StatusPills } from './filters.js';
import type { KeysAndRequests } from './recent-requests.js';
import { RequestTable } from './request-table.js';
import { type RequestsQuery, requestsUrl } from './requests-query.js';
import { selectRequests } from './select-requests.js';

/** The last requests of a person's keys, with filters that are all in the address. */
export function requestsPage(context: SignedInContext, query: RequestsQuery, found: KeysAndRequests): string {
  const { requests: words } = context.words;
  const selected = selectRequests(found.requests, query);
  return render(
    <Layout
      context={context}
      title={words.title}
      lead={words.lead}
      actions={
        selected.requests.length > 0 && (
          <ButtonLink
            href={requestsUrl({ ...query, open: undefined, page: 1 }, '/requests.csv')}
            icon="download"
            download
          >
            {context.words.usage.csv}
          </ButtonLink>
        )
      }
    >
      <StatusPatterns />
      {found.requests.length === 0 && query.key === undefined ? (
        <NoRequests context={context} hasKeys={found.keys.length > 0} />
      ) : (
        <>
          <Filters context={context} query={query} found={found} />
          <StatusPills context={context} query={query} selected={selected} />
          {selected.page.length === 0 ? (
            <NoMatch context={context} />
          ) : (
            <RequestTable context={context} query={query} selected={selected} keys={found.keys} />
          )}
        </>
      )}
    </Layout>,
  );
}

function NoRequests(props: { readonly context: SignedInContext; readonly hasKeys: boolean }): Child {
  const { requests: words } = props.context.words;
  return <EmptyState title={words.emptyTitle} lead={words.empty} action={<FirstRequestLink {...props} />} />;
}

function NoMatch({ context }: { readonly context: SignedInContext }): Child {
  const { requests: words } = context.words;
  const action = <ButtonLink href="/requests">{words.showAll}</ButtonLink>;
  return <EmptyState title={words.noMatch} lead={words.noMatchLead} action={action} hasTiles={false} />;
}
