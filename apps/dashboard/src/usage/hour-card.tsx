import type { Child } from 'hono/jsx';
import { hourOf } from '#libs/admission';
import type { RequestContext } from '../request-context/request-context.js';
import { ChartCard } from './chart-card.js';
import { groupsBy } from './summarize-usage.js';
import type { UsageView } from './usage-view.js';

/** Hours between two labels. */
const HOURS_APART = { wide: 3, narrow: 6 } as const;

interface HourCardProps {
  readonly context: RequestContext;
  readonly view: Pick<UsageView, 'hours' | 'period' | 'today' | 'nowMs'>;
}

/** Requests of one day per hour. */
export function HourCard({ context, view: { hours, period, today, nowMs } }: HourCardProps): Child {
  const { usage: words } = context.words;
  const counts = groupsBy(hours, ({ hour }) => hour);
  const current = period.to === today ? hourOf(nowMs) : undefined;
  const bars = Array.from({ length: 24 }, (_, hour) => ({
    title: `${clock(hour)}–${clock(hour + 1)}`,
    label: {
      wide: hour % HOURS_APART.wide === 0 ? clock(hour) : undefined,
      narrow: hour % HOURS_APART.narrow === 0 ? clock(hour) : undefined,
    },
    counts: counts.get(hour),
    mark: hour === current ? words.now : undefined,
  }));
  return (
    <ChartCard
      {...{ context, bars }}
      title={words.perHour}
      heading={words.hour}
      busiest={words.busiestHour}
    />
  );
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
