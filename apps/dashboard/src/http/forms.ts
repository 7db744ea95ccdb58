import csrf from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SignInRequired } from './sign-in-required.js';
import { enteredInto, type FormBody } from './form-fields.js';
import type { IdempotencyKeys } from './idempotency-keys.js';
import type { IdempotentForm } from './idempotent-form.js';
import { PageError } from './page-error.js';

/** The holder of forms that are sent without a session. */
const ANONYMOUS = 'anonymous';
/** Forms for visitors who are not signed in; all others need a session. */
const FOR_VISITORS = '/sign-in/';
/** Routes that other programs send to by design; a signed token in the address is the permission. */
const WITHOUT_FORM = new Set(['/unsubscribe']);
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The holder of a form's token: it is invalid in another session, and after signing in or out. */
export function holderOf(request: FastifyRequest): string {
  return request.context.person?.sessionId ?? ANONYMOUS;
}

/**
 * Refuses every unsafe request that does not come from one of our forms, but for {@link WITHOUT_FORM}. The browser's
 * `Sec-Fetch-Site` shows requests from other sites; the token is checked as well, and also works where a browser sends
 * no such header.
 */
export async function protectForms(
  server: FastifyInstance,
  {
    secret,
    secure,
    idempotency,
  }: { readonly secret: string; readonly secure: boolean; readonly idempotency: IdempotencyKeys },
): Promise<void> {
  await server.register(csrf, {
    cookieKey: secure ? '__Host-form' : 'form',
    cookieOpts: { path: '/', httpOnly: true, sameSite: 'lax', secure },
    csrfOpts: { hmacKey: secret, userInfo: true },
    getUserInfo: holderOf,
    getToken: request => (request.body as { formToken?: string } | undefined)?.formToken,
  });
  server.addHook('preHandler', (request, reply, done) => {
    if (
      SAFE_METHODS.has(request.method) ||
      request.is404 ||
      WITHOUT_FORM.has(request.routeOptions.url ?? '')
    ) {
      done();
      return;
    }
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      done(new PageError('foreign-form'));
      return;
    }
    if (isSentAgain(request, idempotency)) done();
    else if (hasLostItsSession(request))
      done(new SignInRequired({ returns: true, entered: enteredInto(request.body as FormBody) }));
    else server.csrfProtection(request, reply, done);
  });
}

/**
 * Whether a form ended the session that its token was made for, and was then sent again: that changes nothing, so no
 * token is needed.
 */
function isSentAgain(request: FastifyRequest, idempotency: IdempotencyKeys): boolean {
  if (request.context.person !== undefined) return false;
  const form = (request.body ?? {}) as Partial<IdempotentForm>;
  return idempotency.remembers(form, request.routeOptions.url ?? '');
}

/** The session ended while the form was filled in: its token is invalid for this reason alone, and nothing is changed. */
function hasLostItsSession(request: FastifyRequest): boolean {
  return request.context.person === undefined && request.routeOptions.url?.startsWith(FOR_VISITORS) === false;
}
