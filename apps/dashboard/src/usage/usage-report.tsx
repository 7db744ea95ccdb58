import type { Child } from 'hono/jsx';
import type { UsageRow } from '#libs/accounts';
import { dayOf, type Month } from '#libs/admission';
import type { RequestContext } from '../request-context/request-context.js';
import { DayCard } from './day-card.js';
import { readUsagePeriod } from './read-usage-period.js';
import { RouteCard } from './route-card.js';
import { StatusCard } from './status-card.js';
import { StatusPatterns } from './status-patterns.js';
import { summarizeUsage } from './summarize-usage.js';

interface UsageReportProps {
  readonly context: RequestContext;
  readonly month: Month;
  readonly rows: readonly UsageRow[];
}

/** Requests of a month on the page of something else: by day, by status, by route. */
export function UsageReport({ context, month, rows }: UsageReportProps): Child {
  if (rows.length === 0) return <p>{context.words.usage.noRequests}</p>;
  const nowMs = Date.now();
  const shown = {
    ...{ context, today: dayOf(nowMs), summary: summarizeUsage(rows) },
    period: readUsagePeriod({ month }, nowMs),
  };
  return (
    <>
      <StatusPatterns />
      <DayCard {...shown} />
      <div class="columns">
        <StatusCard {...shown} />
        <RouteCard {...shown} />
      </div>
    </>
  );
}
