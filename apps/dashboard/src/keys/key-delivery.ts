import { hash } from 'node:crypto';
import type { KeyDelivery } from '#libs/accounts';
import { fieldOf, type FormBody } from '../http/form-fields.js';
import { FORM_ID } from '../http/idempotency-keys.js';
import { PageError } from '../http/page-error.js';
import type { SignedInContext } from '../request-context/context.decorator.js';

/**
 * How the form's key gets to its page: encrypted for the session that sent it, and made once however often the form is
 * sent.
 * @param action names what the form does to what, so that the id of one form is never taken for another's
 * @throws PageError for a form without a valid id
 */
export function deliveryOf({ person }: SignedInContext, body: FormBody, action: string): KeyDelivery {
  const formId = fieldOf(body, 'formId');
  if (!FORM_ID.test(formId)) throw new PageError('bad-request');
  const requestId = hash('sha256', JSON.stringify([person.sessionId, action, formId]), 'base64url');
  return { requestId, seal: key => person.sealer.seal(key, requestId) };
}

/** The page that shows the new key once. */
export function secretPath(keyId: string, requestId: string): string {
  return `/keys/${keyId}/secret/${requestId}`;
}
