import { InvalidName, KeyLimitReached, TooManyKeyChanges } from '#libs/accounts';
import type { Plan } from '#libs/admission';
import { formatMoment, formatNumber } from '../language/formats.js';
import type { Flash } from '../request-context/flashes.js';
import type { RequestContext } from '../request-context/request-context.js';

/** What is remembered of a name that is too long: enough to recognize it. */
const MAX_REMEMBERED = 200;

/**
 * Why a change was refused, for the page that its form belongs to.
 * @param entered what was entered into the form, to be shown again
 * @throws the error itself, if the owner of the key can do nothing about it
 */
export function refusalOf(error: unknown, entered: Readonly<Record<string, string>>): Flash {
  const values = Object.fromEntries(
    Object.entries(entered).map(([name, value]) => [name, value.slice(0, MAX_REMEMBERED)]),
  );
  if (error instanceof InvalidName) return { code: 'invalid-name', values };
  if (error instanceof KeyLimitReached) return { code: 'limit-reached', values };
  if (error instanceof TooManyKeyChanges)
    return { code: 'too-many-changes', values: { ...values, retryAt: error.retryAt } };
  throw error;
}

/** The refusal in words; `undefined` when the page was not opened because of one. */
export function explainRefusal({ flash, words, language }: RequestContext, plan: Plan): string | undefined {
  switch (flash?.code) {
    case 'invalid-name':
      return words.keys.invalidName;
    case 'limit-reached':
      return words.keys.limitReached(formatNumber(language, plan.maxActiveKeys), plan.name);
    case 'too-many-changes':
      return words.keys.tooMany(formatMoment(language, flash.values.retryAt ?? ''));
    default:
      return undefined;
  }
}
