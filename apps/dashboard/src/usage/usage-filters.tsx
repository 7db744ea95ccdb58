import type { Child } from 'hono/jsx';
import { addDays } from '#libs/admission';
import { pathWith } from '../http/query-fields.js';
import { formatMonth, formatNumber } from '../language/formats.js';
import { Button, ButtonLink } from '../view/button.js';
import { Field, SelectField } from '../view/field.js';
import { KeySelect } from './key-select.js';
import type { UsageView } from './usage-view.js';

interface FiltersProps {
  readonly view: UsageView;
}

/** Which key and which month, and the same figures as a file. */
export function UsageFilters({ view }: FiltersProps): Child {
  const { context, keys, key, months, period } = view;
  const { usage: words } = context.words;
  const shownMonths =
    period.month === undefined || months.includes(period.month) ? months : [period.month, ...months];
  return (
    <form action="/usage" class="filters">
      <KeySelect context={context} id="usage-key" keys={keys} chosen={key?.keyId} />
      <SelectField
        id="usage-month"
        name="month"
        label={words.month}
        options={shownMonths.map(month => ({ value: month, title: formatMonth(context.language, month) }))}
        chosen={period.month}
      />
      <Button>{words.show}</Button>
      <ButtonLink href={csvUrl(view)} icon="download" download>
        {words.csv}
      </ButtonLink>
    </form>
  );
}

/** Periods up to today that are one click away. */
const RECENT_DAYS = [7, 30];

/** Any days, for those who look into an incident. */
export function OtherDays({ view }: FiltersProps): Child {
  const { context, key, period, today } = view;
  const { usage: words } = context.words;
  const isOpen = period.month === undefined;
  return (
    <details class="other-days" open={isOpen}>
      <summary>{words.otherDays}</summary>
      <form action="/usage" class="filters">
        {key !== undefined && <input type="hidden" name="key" value={key.keyId} />}
        <Field id="usage-from" name="from" type="date" label={words.from} value={period.from} />
        <Field
          id="usage-to"
          name="to"
          type="date"
          label={words.to}
          value={period.to < today || isOpen ? period.to : today}
        />
        <Button>{words.show}</Button>
        {RECENT_DAYS.map(days => (
          <ButtonLink
            href={pathWith('/usage', { from: addDays(today, 1 - days), to: today, key: key?.keyId })}
          >
            {words.lastDays(formatNumber(context.language, days))}
          </ButtonLink>
        ))}
      </form>
    </details>
  );
}

function csvUrl({ key, period: { month, from, to } }: UsageView): string {
  return pathWith('/usage.csv', { ...(month === undefined ? { from, to } : { month }), key: key?.keyId });
}
