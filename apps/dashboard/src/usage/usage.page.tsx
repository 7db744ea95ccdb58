import type { Child } from 'hono/jsx';
import { mostUsedOf } from '#libs/accounts';
import { formatDays } from '../language/period-formats.js';
import { formatMonth } from '../language/formats.js';
import { EmptyState } from '../view/empty-state.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import { DayCard } from './day-card.js';
import { HourCard } from './hour-card.js';
import { KeyCard } from './key-card.js';
import { CarriedOver } from './carried-over.js';
import { QuotaCard } from './quota-card.js';
import { QuotaSumsCard } from './quota-sums-card.js';
import { daysOf } from './read-usage-period.js';
import { RouteCard } from './route-card.js';
import { StatusCard } from './status-card.js';
import { StatusPatterns } from './status-patterns.js';
import { FirstRequestLink } from './first-request-link.js';
import { MonthCard } from './month-card.js';
import { OtherDays, UsageFilters } from './usage-filters.js';
import { UsageTotals } from './usage-totals.js';
import type { UsageView } from './usage-view.js';

/** What the keys of a person were used for: the sums first, then where they come from. */
export function usagePage(view: UsageView): string {
  const { context, account, key, period, today, summary } = view;
  const { usage: words } = context.words;
  const shown = { context, period, today, summary };
  return render(
    <Layout
      context={context}
      title={words.title}
      lead={words.lead(periodOf(view), key === undefined ? words.allKeysLead : key.name)}
      actions={<UsageFilters view={view} />}
    >
      <StatusPatterns />
      <OtherDays view={view} />
      <UsageTotals view={view} />
      {account !== undefined && <CarriedOver context={context} usage={account} />}
      <Quota view={view} />
      {summary.requests === 0 ? (
        <NoRequests view={view} />
      ) : (
        <>
          <OverTime view={view} />
          <div class="columns">
            <div class="column">
              <StatusCard {...shown} />
              <QuotaSumsCard context={context} summary={summary} />
            </div>
            <div class="column">
              <RouteCard {...shown} />
              <KeyCard view={view} />
            </div>
          </div>
        </>
      )}
    </Layout>,
  );
}

/** Days beyond which their bars would be too thin: those of three months. */
const MAX_DAYS_DRAWN = 92;

/** By hour, day or month, whichever makes bars that can be told apart. */
function OverTime({ view }: { readonly view: UsageView }): Child {
  const { context, key, period, today, summary, hours } = view;
  const shown = { context, period, today, summary, keyId: key?.keyId };
  if (hours.length > 0) return <HourCard context={context} view={view} />;
  return daysOf(period).length > MAX_DAYS_DRAWN ? <MonthCard {...shown} /> : <DayCard {...shown} />;
}

/** The quota of the chosen key, or else of the one that has used the most. */
function Quota({ view }: { readonly view: UsageView }): Child {
  const { account, key } = view;
  if (account === undefined) return null;
  const quotas = account.keys.flatMap(({ quota }) => quota ?? []);
  const quota = key === undefined ? mostUsedOf(quotas) : quotas.find(({ keyId }) => keyId === key.keyId);
  return quota && <QuotaCard view={view} account={account} quota={quota} />;
}

function periodOf({ context: { language }, period: { month, from, to } }: UsageView): string {
  if (month !== undefined) return formatMonth(language, month);
  return formatDays(language, from, to);
}

function NoRequests({ view }: { readonly view: UsageView }): Child {
  const { context, keys, period, today } = view;
  const { usage: words } = context.words;
  // A period that is over may be older than the first key.
  const action = <FirstRequestLink context={context} hasKeys={keys.length > 0 || period.to < today} />;
  return <EmptyState title={words.noRequests} lead={words.noRequestsLead} action={action} hasTiles={false} />;
}
