import type { Child } from 'hono/jsx';
import { formatNumber } from '../language/formats.js';
import type { BarsProps } from './chart.js';

/** Pixels of one bar, with its name and count above it. */
const ROW = 40;
const BASELINE = 14;
const BAR_FROM = 20;
const BAR_HEIGHT = 12;

/** A few named values as horizontal bars, each below its name and its count. */
export function NamedBars({ context, bars, labelledBy }: BarsProps): Child {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <svg class="chart" width="100%" height={bars.length * ROW} role="img" aria-labelledby={labelledBy}>
      {bars.map(({ label, count }, index) => (
        <g>
          <text x={0} y={index * ROW + BASELINE}>
            {label}
          </text>
          <text class="count" x="100%" y={index * ROW + BASELINE}>
            {formatNumber(context.language, count)}
          </text>
          <rect x={0} y={index * ROW + BAR_FROM} width={`${(count / highest) * 100}%`} height={BAR_HEIGHT} />
        </g>
      ))}
    </svg>
  );
}
