import type { Child } from 'hono/jsx';
import { formatNumber } from '../language/formats.js';
import { formatDayOfMonth, formatShare } from '../language/period-formats.js';
import { Card } from '../view/card.js';
import type { PeriodProps } from './day-card.js';
import { STATUS_GROUPS } from './status-group.js';
import { fillOf, Swatch } from './status-patterns.js';
import type { UsageSummary } from './summarize-usage.js';

/** How the requests ended. */
export function StatusCard({ context, summary }: PeriodProps): Child {
  const { usage: words } = context.words;
  const number = (value: number) => formatNumber(context.language, value);
  const { requests, byGroup } = summary;
  return (
    <Card
      id="by-status"
      title={words.byStatus}
      actions={<span class="aside">{words.requestCount(number(requests), requests)}</span>}
    >
      <StatusBar summary={summary} />
      <ul class="status-list">
        {STATUS_GROUPS.map(group => (
          <li>
            <Swatch group={group} />
            <span class="words">
              {group} {words.groups[group]}
              {group === '429' && <MostRefused context={context} summary={summary} />}
            </span>
            <strong class="number">{number(byGroup[group])}</strong>
            <span class="number share">{formatShare(context.language, byGroup[group] / requests)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The shares side by side; the list below it says the same in words. */
function StatusBar({ summary: { requests, byGroup } }: { readonly summary: UsageSummary }): Child {
  let from = 0;
  const parts = STATUS_GROUPS.map(group => {
    const width = (byGroup[group] / requests) * 100;
    from += width;
    return { group, x: from - width, width };
  });
  return (
    <svg class="status-bar" width="100%" height="12" aria-hidden="true" focusable="false">
      {parts.map(({ group, x, width }) => (
        <rect x={`${x}%`} width={`${width}%`} height="12" fill={fillOf(group)} />
      ))}
    </svg>
  );
}

/** On which day most requests were refused, if that was on several. */
function MostRefused({ context, summary }: Pick<PeriodProps, 'context' | 'summary'>): Child {
  const { language, words } = context;
  const days = [...summary.byDay].map(([day, counts]) => ({ day, refused: counts['429'] }));
  const { day, refused } = days.reduce((most, other) => (other.refused > most.refused ? other : most));
  if (refused === 0 || refused === summary.byGroup['429']) return null;
  return (
    <span class="aside">
      {words.usage.mostOn(formatNumber(language, refused), formatDayOfMonth(language, day))}
    </span>
  );
}
