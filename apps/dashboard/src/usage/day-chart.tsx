import type { Child } from 'hono/jsx';
import type { Day } from '#libs/admission';
import { formatNumber } from '../language/formats.js';
import { formatDayOfMonth, formatShortDay } from '../language/period-formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { chartScale, linesOf } from './chart-scale.js';
import { barSegments } from './bar-segments.js';
import { fillOf } from './status-patterns.js';
import { type GroupCounts, totalOf } from './summarize-usage.js';

/** Sizes in pixels. Two drawings, because texts that shrink with the picture cannot be read on a phone. */
export interface Drawing {
  readonly name: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
  /** Days of a month between two numbers below the axis. */
  readonly daysApart: number;
}

export const WIDE: Drawing = { name: 'wide', width: 918, height: 260, daysApart: 5 };
export const NARROW: Drawing = { name: 'narrow', width: 326, height: 220, daysApart: 10 };

/** Room for the figures at the left, half a label at the right, "Today" above, and the days below. */
const LEFT = 40;
const RIGHT = 6;
const TOP = 28;
const BELOW = 28;
/** Width of a bar, as a share of the room of a day. */
const BAR_SHARE = 0.68;
/** Days with a label in a period of several months. */
const LABELS = { wide: 7, narrow: 3 } as const;

export interface DayChartProps {
  readonly context: RequestContext;
  readonly days: readonly Day[];
  readonly today: Day;
  readonly byDay: ReadonlyMap<Day, GroupCounts>;
}

interface DrawnProps extends DayChartProps {
  readonly drawing: Drawing;
  /** What the picture shows, in one sentence. */
  readonly label: string;
}

/** Stacked bars, one for each day with requests; today is marked, and days to come have no bar. */
export function DayChart(props: DrawnProps): Child {
  const { context, days, today, byDay, drawing, label } = props;
  const { name, width, height } = drawing;
  const { usage: words } = context.words;
  const bottom = height - BELOW;
  const room = (width - LEFT - RIGHT) / days.length;
  const scale = chartScale(Math.max(0, ...[...byDay.values()].map(totalOf)));
  const perRequest = (bottom - TOP) / scale.top;
  const todayAt = days.indexOf(today);
  return (
    <svg
      class={`day-chart ${name}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={`${words.perDay}. ${label}`}
    >
      {todayAt !== -1 && (
        <>
          <rect class="today" x={LEFT + todayAt * room} y={TOP - 4} width={room} height={bottom - TOP + 4} />
          <text class="today" x={LEFT + (todayAt + 0.5) * room} y={TOP - 10}>
            {words.today}
          </text>
        </>
      )}
      {linesOf(scale).map(value => (
        <>
          <line
            class={value === 0 ? 'axis' : undefined}
            x1={LEFT}
            x2={width}
            y1={bottom - value * perRequest}
            y2={bottom - value * perRequest}
          />
          <text class="figure" x={LEFT - 8} y={bottom - value * perRequest + 4}>
            {formatNumber(context.language, value)}
          </text>
        </>
      ))}
      {days.map((day, index) => (
        <DayBar
          {...{ context, day, perRequest, bottom }}
          counts={byDay.get(day)}
          x={LEFT + (index + (1 - BAR_SHARE) / 2) * room}
          width={BAR_SHARE * room}
        />
      ))}
      {days.map((day, index) =>
        isLabelled(props, index) ? (
          <text class="day" x={LEFT + (index + 0.5) * room} y={height - 8}>
            {index === 0 || days.length > 31 ? formatShortDay(context.language, day) : Number(day.slice(8))}
          </text>
        ) : null,
      )}
    </svg>
  );
}

interface DayBarProps {
  readonly context: RequestContext;
  readonly day: Day;
  readonly counts: GroupCounts | undefined;
  readonly perRequest: number;
  readonly bottom: number;
  readonly x: number;
  readonly width: number;
}

/** The day under the pointer shows its count. */
function DayBar({ context, day, counts, ...place }: DayBarProps): Child {
  if (counts === undefined) return null;
  const { language, words } = context;
  return (
    <g>
      <title>{`${words.site.label(formatDayOfMonth(language, day))} ${formatNumber(language, totalOf(counts))}`}</title>
      {barSegments({ counts, ...place }).map(({ group, path }) => (
        <path d={path} fill={fillOf(group)} />
      ))}
    </g>
  );
}

/** The first day, and then every fifth or tenth of a month; in longer periods days at the same distance. */
function isLabelled({ days, drawing: { name, daysApart } }: DrawnProps, index: number): boolean {
  if (days.length > 31) return index % Math.ceil(days.length / LABELS[name]) === 0;
  return index === 0 || (Number(days[index]?.slice(8)) % daysApart === 0 && index >= daysApart / 2 - 1);
}
