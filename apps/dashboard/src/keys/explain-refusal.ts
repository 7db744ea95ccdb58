import { InvalidName, KeyLimitReached, TooManyKeyChanges } from '#libs/accounts';
import type { Plan } from '#libs/admission';
import { formatMoment, formatNumber } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';

/** Explains why a key was refused, if its owner can do something about it; `undefined` for any other error. */
export function explainRefusal(
  error: unknown,
  { words, language }: RequestContext,
  plan: Plan,
): string | undefined {
  if (error instanceof InvalidName) return words.keys.invalidName;
  if (error instanceof TooManyKeyChanges) return words.keys.tooMany(formatMoment(language, error.retryAt));
  if (!(error instanceof KeyLimitReached)) return undefined;
  return words.keys.limitReached(formatNumber(language, plan.maxActiveKeys), plan.name);
}
