import { InvalidName, KeyLimitReached, UnknownPlan } from '#libs/accounts';
import type { Plan } from '#libs/admission';
import { formatNumber } from '../language/formats.js';
import type { Visit } from '../visit/visit.js';

/** What to say about a key that was refused for a reason its owner can mend; `undefined` for any other error. */
export function explainRefusal(
  error: unknown,
  { words, language }: Visit,
  plans: readonly Plan[],
  planName: string,
): string | undefined {
  if (error instanceof InvalidName) return words.keys.invalidName;
  if (error instanceof UnknownPlan) return words.keys.unknownPlan;
  if (!(error instanceof KeyLimitReached)) return undefined;
  const maxActiveKeys = plans.find(({ name }) => name === planName)?.maxActiveKeys ?? 0;
  return words.keys.limitReached(formatNumber(language, maxActiveKeys), planName);
}
