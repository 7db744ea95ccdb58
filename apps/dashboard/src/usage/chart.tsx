import type { Child } from 'hono/jsx';
import { formatNumber } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import type { Bar } from './count-by.js';

export interface BarsProps {
  readonly context: RequestContext;
  readonly bars: readonly Bar[];
  /** The id of the element that names the picture. */
  readonly labelledBy: string;
}

interface ChartProps {
  readonly context: RequestContext;
  readonly id: string;
  readonly title: string;
  /** What the bars represent. */
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly drawing: (props: BarsProps) => Child;
}

/** Bars drawn on the server, and behind them the same numbers as a table, for people who cannot see the bars. */
export function Chart({ context, id, title, label, bars, drawing: Bars }: ChartProps): Child {
  const { key } = context.words;
  return (
    <figure>
      <figcaption id={id}>{title}</figcaption>
      <Bars context={context} bars={bars} labelledBy={id} />
      <details>
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
                <td class="number">{formatNumber(context.language, bar.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
