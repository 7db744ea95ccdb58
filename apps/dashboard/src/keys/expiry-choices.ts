import { formatDay, formatNumber } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import type { RadioChoice } from '../view/radio-cards.js';
import { endAfter, LIFETIMES_IN_DAYS } from './lifetimes.js';

const YEAR_DAYS = 365;

/** How long a key may live, as the forms offer it, with the day on which it would expire. */
export function expiryChoices({ words, language }: RequestContext): RadioChoice[] {
  const { createKey, keys } = words;
  return [
    { value: '', title: createKey.never, hint: createKey.neverHint },
    ...LIFETIMES_IN_DAYS.map(days => ({
      value: String(days),
      title: days === YEAR_DAYS ? createKey.inAYear : createKey.inDays(formatNumber(language, days)),
      hint: keys.on(formatDay(language, endAfter(days))),
    })),
  ];
}
