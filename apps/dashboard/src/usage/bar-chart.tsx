import type { Child } from 'hono/jsx';
import { formatNumber } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { chartScale, linesOf } from './chart-scale.js';
import { barSegments } from './bar-segments.js';
import { fillOf } from './status-patterns.js';
import { type GroupCounts, totalOf } from './summarize-usage.js';

/** Sizes in pixels. Two drawings, because texts that shrink with the picture cannot be read on a phone. */
const DRAWINGS = {
  wide: { width: 918, height: 260 },
  narrow: { width: 326, height: 220 },
} as const;

export type Drawing = keyof typeof DRAWINGS;

/** Requests of a day or an hour. */
export interface Bar {
  /** What it stands for, as in "14 November". */
  readonly title: string;
  /** What is written below it; most have nothing. */
  readonly label: Readonly<Record<Drawing, string | number | undefined>>;
  /** `undefined`: no requests, or not over. */
  readonly counts: GroupCounts | undefined;
  /** Written above it: it is the one of this moment. */
  readonly mark?: string | undefined;
  /** Where more is to be seen of it. */
  readonly href?: string | undefined;
}

/** Room for half a label at the right, the mark above, and the labels below; in pixels, as all sizes here. */
const RIGHT = 6;
const TOP = 28;
const BELOW = 28;
/** Width of a bar, as a share of its room. */
const BAR_SHARE = 0.68;
/** Widest sign of a figure, and of a mark. */
const DIGIT = 7;
const LETTER = 9;
export interface BarsProps {
  readonly context: RequestContext;
  readonly bars: readonly Bar[];
}

interface BarChartProps extends BarsProps {
  readonly drawing: Drawing;
  /** What the picture shows, in words. */
  readonly label: string;
}

/** Stacked bars, one for each part of a period with requests; the current one is marked, and those to come have no bar. */
export function BarChart({ context, bars, drawing, label }: BarChartProps): Child {
  const { width, height } = DRAWINGS[drawing];
  const bottom = height - BELOW;
  const scale = chartScale(Math.max(0, ...bars.map(({ counts }) => (counts ? totalOf(counts) : 0))));
  const figures = linesOf(scale).map(value => ({ value, text: formatNumber(context.language, value) }));
  const left = 12 + DIGIT * Math.max(4, ...figures.map(({ text }) => text.length));
  const room = (width - left - RIGHT) / bars.length;
  const perRequest = (bottom - TOP) / scale.top;
  const markedAt = bars.findIndex(({ mark }) => mark !== undefined);
  const mark = bars[markedAt]?.mark ?? '';
  // Within the picture, also above the last bar.
  const markPlace = Math.min(left + (markedAt + 0.5) * room, width - (LETTER * mark.length) / 2);
  return (
    <svg
      class={`bar-chart ${drawing}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      {markedAt !== -1 && (
        <>
          <rect class="now" x={left + markedAt * room} y={TOP - 4} width={room} height={bottom - TOP + 4} />
          <text class="now" x={markPlace} y={TOP - 10}>
            {mark}
          </text>
        </>
      )}
      {figures.map(({ value, text }) => (
        <>
          <line
            class={value === 0 ? 'axis' : undefined}
            x1={left}
            x2={width}
            y1={bottom - value * perRequest}
            y2={bottom - value * perRequest}
          />
          <text class="figure" x={left - 8} y={bottom - value * perRequest + 4}>
            {text}
          </text>
        </>
      ))}
      {bars.map(({ title, counts }, index) => (
        <DrawnBar
          {...{ context, title, counts, perRequest, bottom }}
          x={left + (index + (1 - BAR_SHARE) / 2) * room}
          width={BAR_SHARE * room}
        />
      ))}
      {bars.map((bar, index) =>
        bar.label[drawing] === undefined ? null : (
          <text class="below" x={left + (index + 0.5) * room} y={height - 8}>
            {bar.label[drawing]}
          </text>
        ),
      )}
    </svg>
  );
}

interface DrawnBarProps extends Pick<Bar, 'title' | 'counts'> {
  readonly context: RequestContext;
  readonly perRequest: number;
  readonly bottom: number;
  readonly x: number;
  readonly width: number;
}

/** The bar under the pointer shows its count. */
function DrawnBar({ context, title, counts, ...place }: DrawnBarProps): Child {
  if (counts === undefined) return null;
  const { language, words } = context;
  return (
    <g>
      <title>{`${words.site.label(title)} ${formatNumber(language, totalOf(counts))}`}</title>
      {barSegments({ counts, ...place }).map(({ group, path }) => (
        <path d={path} fill={fillOf(group)} />
      ))}
    </g>
  );
}
