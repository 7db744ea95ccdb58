import { PageError } from '../http/page-error.js';
import { LIVES_IN_DAYS } from './create-key.page.js';

const DAY_MS = 86_400_000;

/** The expiry of a key that is valid for `days`; `null`: none. @throws PageError for values the form does not offer */
export function readEnd(days: string): string | null {
  if (days === '') return null;
  const count = LIVES_IN_DAYS.find(offered => String(offered) === days);
  if (count === undefined) throw new PageError('bad-request');
  return new Date(Date.now() + count * DAY_MS).toISOString();
}
