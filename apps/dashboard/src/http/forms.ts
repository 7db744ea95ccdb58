import csrf from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldOf, type FormBody } from './form-fields.js';
import type { OncePerForm } from './once-per-form.js';
import { PageError } from './page-error.js';

/** Holds what is sent without a session. */
export const NOBODY = 'nobody';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whom a form's token is made for: it is of no use in another session, nor after signing in or out. */
export function holderOf(request: FastifyRequest): string {
  return request.visit.person?.sessionId ?? NOBODY;
}

/**
 * Refuses every unsafe request that does not come from a form of ours: from another site by what the browser says
 * about it, else by the token, which also holds where a browser says nothing.
 */
export async function protectForms(
  server: FastifyInstance,
  { secret, secure, once }: { readonly secret: string; readonly secure: boolean; readonly once: OncePerForm },
): Promise<void> {
  await server.register(csrf, {
    cookieKey: secure ? '__Host-form' : 'form',
    cookieOpts: { path: '/', httpOnly: true, sameSite: 'lax', secure },
    csrfOpts: { hmacKey: secret, userInfo: true },
    getUserInfo: holderOf,
    getToken: request => (request.body as { formToken?: string } | undefined)?.formToken,
  });
  server.addHook('preHandler', (request, reply, done) => {
    if (SAFE_METHODS.has(request.method) || request.is404) {
      done();
      return;
    }
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      done(new PageError('foreign-form'));
      return;
    }
    if (isSaidAgain(request, once)) done();
    else server.csrfProtection(request, reply, done);
  });
}

/**
 * Whether a form ended the session that its token was made for, and was sent once more: that changes nothing, so there
 * is nothing to prove.
 */
function isSaidAgain(request: FastifyRequest, once: OncePerForm): boolean {
  if (request.visit.person !== undefined) return false;
  const id = fieldOf(request.body as FormBody, 'formId');
  return once.remembers({ id, action: request.routeOptions.url ?? '', holder: NOBODY });
}
