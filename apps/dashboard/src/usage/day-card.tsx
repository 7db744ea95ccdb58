import type { Child } from 'hono/jsx';
import type { Day } from '#libs/admission';
import { formatNumber } from '../language/formats.js';
import { formatDayOfMonth } from '../language/period-formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Card } from '../view/card.js';
import { DayChart, NARROW, WIDE } from './day-chart.js';
import { DayTable } from './day-table.js';
import { daysOf, type UsagePeriod } from './read-usage-period.js';
import { STATUS_GROUPS } from './status-group.js';
import { Swatch } from './status-patterns.js';
import { totalOf, type UsageSummary } from './summarize-usage.js';

export interface PeriodProps {
  readonly context: RequestContext;
  readonly period: UsagePeriod;
  readonly today: Day;
  readonly summary: UsageSummary;
}

/** Requests per day, drawn and as a table. */
export function DayCard(props: PeriodProps): Child {
  const { context, period, today, summary } = props;
  const { usage: words } = context.words;
  const chart = { context, days: daysOf(period), today, byDay: summary.byDay };
  const busiest = busiestDay(props);
  return (
    <Card
      id="per-day"
      title={words.perDay}
      class="per-day"
      actions={<Legend context={context} />}
      footer={
        <>
          <details>
            <summary>{words.asTable}</summary>
            <DayTable {...chart} />
          </details>
          <p>{busiest}</p>
        </>
      }
    >
      <div class="day-charts">
        <DayChart {...chart} drawing={WIDE} label={busiest} />
        <DayChart {...chart} drawing={NARROW} label={busiest} />
      </div>
    </Card>
  );
}

function Legend({ context }: { readonly context: RequestContext }): Child {
  return (
    <ul class="legend">
      {STATUS_GROUPS.map(group => (
        <li>
          <Swatch group={group} /> {group} {context.words.usage.groups[group]}
        </li>
      ))}
    </ul>
  );
}

function busiestDay({ context, summary }: PeriodProps): string {
  const days = [...summary.byDay].map(([day, counts]) => ({ day, total: totalOf(counts) }));
  const { day, total } = days.reduce((most, other) => (other.total > most.total ? other : most));
  const { language } = context;
  return context.words.usage.busiest(formatDayOfMonth(language, day), formatNumber(language, total), total);
}
