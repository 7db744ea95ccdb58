import type { onRequestHookHandler } from 'fastify';
import { countHeaderLines } from '#libs/service';
import { PageError } from './page-error.js';

/**
 * Refuses requests with several `Host` lines, as RFC 9112, 3.2, requires: Node uses the first, and a proxy in front may
 * have checked another one.
 */
export const refuseSeveralHosts: onRequestHookHandler = ({ raw }, _reply, done) => {
  done(countHeaderLines(raw.rawHeaders, 'host') > 1 ? new PageError('bad-request') : undefined);
};
