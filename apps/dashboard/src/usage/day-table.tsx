import type { Child } from 'hono/jsx';
import { formatNumber } from '../language/formats.js';
import { formatDayOfMonth } from '../language/period-formats.js';
import type { DayChartProps } from './day-chart.js';
import { STATUS_GROUPS } from './status-group.js';
import { totalOf } from './summarize-usage.js';

/** The figures of the chart; days without requests are left out. */
export function DayTable({ context, days, byDay }: DayChartProps): Child {
  const { usage: words } = context.words;
  const number = (value: number) => formatNumber(context.language, value);
  return (
    <div class="scroll" tabindex={0} role="region" aria-labelledby="per-day">
      <table class="figures" aria-labelledby="per-day">
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
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
          {days.map(day => {
            const counts = byDay.get(day);
            return (
              counts !== undefined && (
                <tr>
                  <th scope="row">{formatDayOfMonth(context.language, day)}</th>
                  {STATUS_GROUPS.map(group => (
                    <td class="number">{number(counts[group])}</td>
                  ))}
                  <td class="number">{number(totalOf(counts))}</td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
