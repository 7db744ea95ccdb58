import csrf from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PageError } from './page-error.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whom a form's token is made for: it is of no use in another session, nor after signing in or out. */
export function holderOf(request: FastifyRequest): string {
  return request.visit.person?.sessionId ?? 'nobody';
}

/**
 * Refuses every unsafe request that does not come from a form of ours: from another site by what the browser says
 * about it, else by the token, which also holds where a browser says nothing.
 */
export async function protectForms(server: FastifyInstance, secret: string, secure: boolean): Promise<void> {
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
    server.csrfProtection(request, reply, done);
  });
}
