import type { Child } from 'hono/jsx';
import { formatNumber } from '../language/formats.js';
import type { Visit } from '../visit/visit.js';
import type { Bar } from './count-by.js';

interface ChartProps {
  readonly visit: Visit;
  readonly id: string;
  readonly title: string;
  /** What the bars stand for. */
  readonly label: string;
  readonly bars: readonly Bar[];
}

const WIDTH = 620;
const HEIGHT = 140;
/** Above the bars, for the highest count. */
const HEADROOM = 20;
const MAX_BAR_WIDTH = 60;
/** As many fit beside their picture, and their names are worth seeing at once. */
const FEW_BARS = 10;

/** Bars drawn on the server, and behind them the same numbers as a table, for whoever does not see bars. */
export function Chart({ visit, id, title, label, bars }: ChartProps): Child {
  const { key } = visit.words;
  return (
    <figure>
      <figcaption id={id}>{title}</figcaption>
      <Bars visit={visit} bars={bars} labelledBy={id} />
      <details open={bars.length <= FEW_BARS}>
        <summary>{key.asTable}</summary>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{label}</th>
              <th scope="col" class="number">
                {key.requests}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(bar => (
              <tr>
                <th scope="row">{bar.label}</th>
                <td class="number">{formatNumber(visit.language, bar.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

interface BarsProps {
  readonly visit: Visit;
  readonly bars: readonly Bar[];
  readonly labelledBy: string;
}

function Bars({ visit, bars, labelledBy }: BarsProps): Child {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const step = WIDTH / bars.length;
  const width = Math.min(MAX_BAR_WIDTH, step * 0.8);
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT + HEADROOM + 2}`}
      role="img"
      aria-labelledby={labelledBy}
    >
      <text x={0} y={HEADROOM - 6}>
        {formatNumber(visit.language, highest)}
      </text>
      <line x1={0} x2={WIDTH} y1={HEIGHT + HEADROOM} y2={HEIGHT + HEADROOM} />
      {bars.map(({ label, count }, index) => {
        const height = (count / highest) * HEIGHT;
        return (
          <rect
            x={index * step + (step - width) / 2}
            y={HEADROOM + HEIGHT - height}
            width={width}
            height={height}
          >
            <title>{`${label}: ${formatNumber(visit.language, count)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}
