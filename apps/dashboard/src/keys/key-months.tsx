import type { Child } from 'hono/jsx';
import { dayOf } from '#libs/admission';
import { formatMonth, formatNumber } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { DayCard } from '../usage/day-card.js';
import { readUsagePeriod } from '../usage/read-usage-period.js';
import { StatusPatterns } from '../usage/status-patterns.js';
import { summarizeUsage } from '../usage/summarize-usage.js';
import { ButtonLink } from '../view/button.js';
import { Card } from '../view/card.js';
import { type Column, DataTable } from '../view/data-table.js';
import { countRequests, type RequestCounts } from './count-requests.js';
import type { KeyPageContent } from './page-content.js';

interface KeyMonthsProps {
  readonly context: RequestContext;
  readonly page: Pick<KeyPageContent, 'key' | 'usage' | 'months'>;
}

interface MonthRow extends RequestCounts {
  readonly title: string;
}

/** What a key was used for: this month by day, and every month in figures. */
export function KeyMonths({ context, page }: KeyMonthsProps): Child {
  const { key, usage, months } = page;
  const { keyId } = key;
  const { words, language } = context;
  const { keyPage } = words;
  const number = (value: number) => formatNumber(language, value);
  const summary = summarizeUsage(usage.rows.filter(row => row.keyId === keyId));
  const columns: Column<MonthRow>[] = [
    { kind: 'name', title: keyPage.month, cell: ({ title }) => title },
    { kind: 'number', title: keyPage.requests, cell: ({ requests }) => number(requests) },
    { kind: 'number', title: keyPage.counted, cell: ({ counted }) => number(counted) },
    { kind: 'number', title: keyPage.errors, cell: ({ errors }) => number(errors) },
  ];
  const rows = [...Map.groupBy(months, ({ month }) => month)].map(([month, of]) => {
    const name = formatMonth(language, month);
    return { title: month === usage.month ? keyPage.soFar(name) : name, ...countRequests(of) };
  });
  const now = Date.now();
  return (
    <>
      <Card
        id="month"
        title={formatMonth(language, usage.month)}
        lead={keyPage.countedTowardQuota(number(summary.counted))}
        actions={
          <>
            <ButtonLink href={`/requests?key=${keyId}`} size="small" icon="list">
              {keyPage.toRequests}
            </ButtonLink>
            <ButtonLink href={`/usage?key=${keyId}`} size="small" icon="bars">
              {keyPage.toUsage}
            </ButtonLink>
          </>
        }
        flush
      >
        {rows.length > 0 && <DataTable label={keyPage.month} columns={columns} groups={[{ rows }]} />}
      </Card>
      {summary.requests > 0 && (
        <>
          <StatusPatterns />
          <DayCard {...{ context, keyId, summary }} period={readUsagePeriod({}, now)} today={dayOf(now)} />
        </>
      )}
    </>
  );
}
