import type { Child } from 'hono/jsx';
import { formatNumber } from '../language/formats.js';
import type { BarsProps } from './bar-chart.js';
import { STATUS_GROUPS } from './status-group.js';
import { totalOf } from './summarize-usage.js';

interface BarTableProps extends BarsProps {
  /** Of the column that says what a row stands for. */
  readonly heading: string;
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
}

/** The figures of a chart; parts of the period without requests are left out. */
export function BarTable({ context, bars, heading, labelledBy }: BarTableProps): Child {
  const { usage: words } = context.words;
  const number = (value: number) => formatNumber(context.language, value);
  return (
    <div class="scroll" tabindex={0} role="region" aria-labelledby={labelledBy}>
      <table class="figures" aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {STATUS_GROUPS.map(group => (
              <th scope="col" class="number">
                {group}
              </th>
            ))}
            <th scope="col" class="number">
              {words.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map(
            ({ title, counts, href }) =>
              counts !== undefined && (
                <tr>
                  <th scope="row">{href === undefined ? title : <a href={href}>{title}</a>}</th>
                  {STATUS_GROUPS.map(group => (
                    <td class="number">{number(counts[group])}</td>
                  ))}
                  <td class="number">{number(totalOf(counts))}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </div>
  );
}
