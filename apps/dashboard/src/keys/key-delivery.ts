import { hash } from 'node:crypto';
import type { KeyDelivery } from '#libs/accounts';
import type { IdempotentForm } from '../http/idempotent-form.js';
import type { SignedInContext } from '../request-context/context.decorator.js';

/**
 * How the form's key gets to its page: encrypted for the session that sent it, and made once however often the form is
 * sent.
 * @param action names what the form does to what, so that the id of one form is never taken for another's
 */
export function deliveryOf(
  { person }: SignedInContext,
  { formId }: IdempotentForm,
  action: string,
): KeyDelivery {
  const requestId = hash('sha256', JSON.stringify([person.sessionId, action, formId]), 'base64url');
  return { requestId, seal: key => person.sealer.seal(key, requestId) };
}

/** The page that shows the new key once. */
export function secretPath(keyId: string, requestId: string): string {
  return `/keys/${keyId}/secret/${requestId}`;
}
