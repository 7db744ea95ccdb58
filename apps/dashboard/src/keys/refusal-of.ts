import { InvalidExpiry, InvalidName, KeyLimitReached, TooManyKeyChanges } from '#libs/accounts';
import type { Flash } from '../request-context/flashes.js';

/**
 * Why a change was refused, for the page that its form belongs to.
 * @param values what was entered into the form, to be shown again
 * @throws the error itself, if the owner of the key can do nothing about it
 */
export function refusalOf(error: unknown, values: Readonly<Record<string, string>>): Flash {
  if (error instanceof InvalidName) return { code: 'invalid-name', values };
  if (error instanceof InvalidExpiry) return { code: 'invalid-expiry', values };
  if (error instanceof KeyLimitReached) return { code: 'limit-reached', values };
  if (error instanceof TooManyKeyChanges)
    return { code: 'too-many-changes', values: { ...values, retryAt: error.retryAt } };
  throw error;
}
