import type { Child } from 'hono/jsx';
import type { UsageRow } from '#libs/accounts';
import { addDays, daysBetween, type Month } from '#libs/admission';
import { formatDay, formatMonth } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Chart } from './chart.js';
import { type Bar, countBy } from './count-by.js';
import { DayBars } from './day-bars.js';
import { NamedBars } from './named-bars.js';

interface UsageReportProps {
  readonly context: RequestContext;
  readonly month: Month;
  readonly rows: readonly UsageRow[];
}

/** Requests of a month: by day, by status class, by route. */
export function UsageReport({ context, month, rows }: UsageReportProps): Child {
  const { key } = context.words;
  const charts = [
    {
      id: 'by-day',
      title: key.byDay,
      label: key.day,
      bars: everyDay(context, month, rows),
      drawing: DayBars,
    },
    {
      id: 'by-status',
      title: key.byStatus,
      label: key.status,
      bars: countBy(rows, row => row.status),
      drawing: NamedBars,
    },
    {
      id: 'by-route',
      title: key.byRoute,
      label: key.route,
      bars: countBy(rows, row => row.route),
      drawing: NamedBars,
    },
  ];
  return (
    <section aria-labelledby="usage">
      <h2 id="usage">{key.usage(formatMonth(context.language, month))}</h2>
      {rows.length === 0 ? <p>{key.noUsage}</p> : charts.map(chart => <Chart context={context} {...chart} />)}
    </section>
  );
}

/** Includes days without a request, so that gaps are visible. */
function everyDay(context: RequestContext, month: Month, rows: readonly UsageRow[]): Bar[] {
  const counts = new Map(countBy(rows, row => row.day).map(({ label, count }) => [label, count]));
  const first = `${month}-01`;
  const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
  return daysBetween(first, last).map(day => ({
    label: formatDay(context.language, day),
    count: counts.get(day) ?? 0,
  }));
}
