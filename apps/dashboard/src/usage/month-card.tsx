import type { Child } from 'hono/jsx';
import { pathWith } from '../http/query-fields.js';
import { formatMonth } from '../language/formats.js';
import { formatShortMonth } from '../language/period-formats.js';
import { ChartCard } from './chart-card.js';
import type { DayCardProps } from './day-card.js';
import { daysOf } from './read-usage-period.js';

/** Requests per month. Each month leads to its days. */
export function MonthCard({ context, period, today, summary, keyId }: DayCardProps): Child {
  const { words, language } = context;
  const { usage: texts } = words;
  const months = [...new Set(daysOf(period).map(day => day.slice(0, 7)))];
  const bars = months.map((month, index) => {
    const name = formatShortMonth(language, month, index === 0);
    return {
      title: formatMonth(language, month),
      label: { wide: name, narrow: index % 3 === 0 ? name : undefined },
      counts: summary.byMonth.get(month),
      mark: month === today.slice(0, 7) ? texts.thisMonth : undefined,
      href: pathWith('/usage', { month, key: keyId }),
    };
  });
  return (
    <ChartCard
      {...{ context, bars }}
      title={texts.perMonth}
      heading={texts.month}
      busiest={texts.busiestMonth}
    />
  );
}
