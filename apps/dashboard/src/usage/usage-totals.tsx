import type { Child } from 'hono/jsx';
import { formatNumber } from '../language/formats.js';
import { formatShare } from '../language/period-formats.js';
import { Total, Totals } from '../view/totals.js';
import { daysOf } from './read-usage-period.js';
import type { UsageSummary } from './summarize-usage.js';
import type { UsageView } from './usage-view.js';

/** The four figures that say most. */
export function UsageTotals({ view }: { readonly view: UsageView }): Child {
  const { context, summary, period, today, account, key, keys } = view;
  const { usage: words } = context.words;
  const number = (value: number) => formatNumber(context.language, value);
  const firstDay = (key ?? keys[0])?.createdAt.slice(0, 10) ?? today;
  // From the first day of the key, or of the oldest one, to today.
  const days = Math.max(1, daysOf(period).filter(day => firstDay <= day && day <= today).length);
  const { requests, counted, notCounted, byGroup } = summary;
  const succeeded = byGroup['2xx'] + byGroup['304'];
  const quota = account?.keys.find(({ keyId }) => keyId === key?.keyId)?.quota?.requestsPerMonth;
  return (
    <Totals>
      <Total
        label={words.requests}
        figure={number(requests)}
        hint={
          requests === 0 || period.from === period.to
            ? undefined
            : words.perDayOnAverage(number(roundAverage(requests / days)))
        }
      />
      <Total
        label={words.counted}
        figure={number(counted)}
        hint={quota === undefined ? words.towardTheQuota : words.towardQuota(number(quota))}
      />
      <Total label={words.notCounted} figure={number(notCounted)} hint={hintOfNotCounted(view)} />
      <Total
        label={words.successRate}
        figure={requests === 0 ? '–' : formatShare(context.language, succeeded / requests)}
        hint={words.successes}
      />
    </Totals>
  );
}

/** A few requests in a month are not 0 a day. */
function roundAverage(perDay: number): number {
  return perDay < 10 ? Math.round(perDay * 10) / 10 : Math.round(perDay);
}

function hintOfNotCounted({ context, summary }: UsageView): string | undefined {
  const { usage: words } = context.words;
  if (summary.requests === 0) return undefined;
  return summary.notCounted === 0 ? words.everythingCounted : words.mostly(mostFree(summary));
}

/** The status that most of the requests had that did not count. */
function mostFree({ byGroup, unauthorized, notAllowed }: UsageSummary): string {
  const free = [
    ['304', byGroup['304']],
    ['429', byGroup['429']],
    ['401', unauthorized],
    ['403', notAllowed],
    ['5xx', byGroup['5xx']],
  ] as const;
  return free.reduce((most, other) => (other[1] > most[1] ? other : most))[0];
}
