import type { Child } from 'hono/jsx';
import { formatNumber } from '../language/formats.js';
import type { BarsProps } from './chart.js';

/** Pixels from the top: the highest count, the bars, the days. */
const BARS_FROM = 24;
const BARS_TO = 164;
const HEIGHT = 186;
/** There is no room for every day on a phone. */
const DAYS_APART = 5;

/**
 * The days of a month as upright bars, every fifth with its number; the day under the pointer shows its count. Widths
 * are shares of the picture and texts are not scaled, so that they can be read on a phone.
 */
export function DayBars({ context, bars, labelledBy }: BarsProps): Child {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const share = 100 / bars.length;
  return (
    <svg class="chart" width="100%" height={HEIGHT} role="img" aria-labelledby={labelledBy}>
      <text x={0} y={BARS_FROM - 8}>
        {formatNumber(context.language, highest)}
      </text>
      <line class="scale" x1={0} x2="100%" y1={BARS_FROM} y2={BARS_FROM} />
      {bars.map(({ label, count }, index) => {
        const height = (count / highest) * (BARS_TO - BARS_FROM);
        const [left, width] = [`${(index + 0.1) * share}%`, `${0.8 * share}%`];
        return (
          <g>
            <title>{`${label}: ${formatNumber(context.language, count)}`}</title>
            <rect class="behind" x={left} y={0} width={width} height={BARS_TO} />
            <rect x={left} y={BARS_TO - height} width={width} height={height} />
            {isNumbered(index + 1) && (
              <text class="day" x={`${(index + 0.5) * share}%`} y={HEIGHT - 6}>
                {index + 1}
              </text>
            )}
          </g>
        );
      })}
      <line x1={0} x2="100%" y1={BARS_TO} y2={BARS_TO} />
    </svg>
  );
}

function isNumbered(day: number): boolean {
  return day === 1 || day % DAYS_APART === 0;
}
