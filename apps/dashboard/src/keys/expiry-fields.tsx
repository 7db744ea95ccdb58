import type { Child } from 'hono/jsx';
import { formatDay, formatNumber } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Field } from '../view/field.js';
import { type RadioChoice, RadioCards } from '../view/radio-cards.js';
import { endAfter, LIFETIMES_IN_DAYS, OWN_DATE } from './lifetimes.js';

const YEAR_DAYS = 365;

interface ExpiryFieldsProps {
  readonly context: RequestContext;
  /** The expiry that a key has, with the choice that keeps it. */
  readonly kept?: { readonly choice: RadioChoice; readonly date: string } | undefined;
}

/** How long a key may live, with the day on which it would expire; if that was refused, what was entered, and why. */
export function ExpiryFields({ context, kept }: ExpiryFieldsProps): Child {
  const { words, language, flash } = context;
  const { createKey, keys } = words;
  const lifetimes = LIFETIMES_IN_DAYS.map(days => ({
    value: String(days),
    title: days === YEAR_DAYS ? createKey.inAYear : createKey.inDays(formatNumber(language, days)),
    hint: keys.on(formatDay(language, endAfter(days))),
  }));
  const choices = [
    ...(kept === undefined ? [] : [kept.choice]),
    { value: '', title: createKey.never, hint: createKey.neverHint },
    ...lifetimes,
    { value: OWN_DATE, title: createKey.onADate, hint: createKey.onADateHint },
  ];
  return (
    <>
      <RadioCards
        legend={createKey.expires}
        name="days"
        choices={choices}
        chosen={flash?.values.days ?? kept?.choice.value ?? ''}
      />
      <Field
        id="date"
        name="date"
        type="date"
        label={createKey.date}
        hint={createKey.dateHint}
        error={flash?.code === 'invalid-expiry' ? createKey.invalidDate : undefined}
        value={flash?.values.date ?? kept?.date ?? ''}
      />
    </>
  );
}
