import type { Child } from 'hono/jsx';
import { formatNumber } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Card } from '../view/card.js';
import { type Bar, BarChart, type BarsProps } from './bar-chart.js';
import { BarTable } from './bar-table.js';
import { STATUS_GROUPS } from './status-group.js';
import { Swatch } from './status-patterns.js';
import { totalOf } from './summarize-usage.js';

interface ChartCardProps extends BarsProps {
  readonly title: string;
  /** Of the column that says what a bar stands for. */
  readonly heading: string;
  /** A sentence on the highest bar. */
  readonly busiest: (title: string, requests: string, count: number) => string;
  readonly children?: Child;
}

/** Requests over time, drawn and as a table. */
export function ChartCard({ context, bars, title, heading, busiest, children }: ChartCardProps): Child {
  const { usage: words } = context.words;
  const sentence = highest(context, bars, busiest);
  const chart = { context, bars, label: `${title}. ${sentence}` };
  return (
    <Card
      id="over-time"
      title={title}
      class="over-time"
      actions={<Legend context={context} />}
      footer={
        <>
          <details>
            <summary>{words.asTable}</summary>
            <BarTable {...{ context, bars, heading }} labelledBy="over-time" />
          </details>
          <p>
            {sentence} {children}
          </p>
        </>
      }
    >
      <div class="bar-charts">
        <BarChart {...chart} drawing="wide" />
        <BarChart {...chart} drawing="narrow" />
      </div>
    </Card>
  );
}

function Legend({ context }: { readonly context: RequestContext }): Child {
  return (
    <ul class="legend">
      {STATUS_GROUPS.map(group => (
        <li>
          <Swatch group={group} /> {group} {context.words.usage.groups[group]}
        </li>
      ))}
    </ul>
  );
}

function highest(
  { language }: RequestContext,
  bars: readonly Bar[],
  sentence: ChartCardProps['busiest'],
): string {
  const totals = bars.map(({ title, counts }) => ({ title, total: counts ? totalOf(counts) : 0 }));
  const { title, total } = totals.reduce((most, other) => (other.total > most.total ? other : most));
  return sentence(title, formatNumber(language, total), total);
}
