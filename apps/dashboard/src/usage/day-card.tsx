import type { Child } from 'hono/jsx';
import type { Day } from '#libs/admission';
import { pathWith } from '../http/query-fields.js';
import { formatDayOfMonth, formatShortDay } from '../language/period-formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import type { Drawing } from './bar-chart.js';
import { ChartCard } from './chart-card.js';
import { daysOf, type UsagePeriod } from './read-usage-period.js';
import type { UsageSummary } from './summarize-usage.js';

export interface PeriodProps {
  readonly context: RequestContext;
  readonly period: UsagePeriod;
  readonly today: Day;
  readonly summary: UsageSummary;
}

export interface DayCardProps extends PeriodProps {
  /** The key that is shown alone. */
  readonly keyId: string | undefined;
}

/** Days of a month between two labels. */
const DAYS_APART = { wide: 5, narrow: 10 } as const;
/** Labels in a period of several months. */
const LABELS = { wide: 7, narrow: 3 } as const;

/** Requests per day. Each day leads to its hours. */
export function DayCard({ context, period, today, summary, keyId }: DayCardProps): Child {
  const { usage: words } = context.words;
  const days = daysOf(period);
  const hoursOf = (day: Day) => pathWith('/usage', { from: day, to: day, key: keyId });
  const bars = days.map((day, index) => ({
    title: formatDayOfMonth(context.language, day),
    label: {
      wide: labelOf(context, days, index, 'wide'),
      narrow: labelOf(context, days, index, 'narrow'),
    },
    counts: summary.byDay.get(day),
    mark: day === today ? words.today : undefined,
    href: hoursOf(day),
  }));
  return (
    <ChartCard {...{ context, bars }} title={words.perDay} heading={words.day} busiest={words.busiest}>
      {summary.byDay.has(today) && <a href={hoursOf(today)}>{words.hoursOfToday}</a>}
    </ChartCard>
  );
}

/** The first day, and then every fifth or tenth of a month; in longer periods days at the same distance. */
function labelOf(
  { language }: RequestContext,
  days: readonly Day[],
  index: number,
  drawing: Drawing,
): string | number | undefined {
  const day = days[index] ?? '';
  if (days.length > 31)
    return index % Math.ceil(days.length / LABELS[drawing]) === 0 ? formatShortDay(language, day) : undefined;
  if (index === 0) return formatShortDay(language, day);
  const apart = DAYS_APART[drawing];
  const ofMonth = Number(day.slice(8));
  return ofMonth % apart === 0 && index >= apart / 2 - 1 ? ofMonth : undefined;
}
