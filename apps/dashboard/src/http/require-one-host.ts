import type { onRequestHookHandler } from 'fastify';
import { countHeaderLines } from '#libs/service';
import { PageError } from './page-error.js';

/**
 * Refuses requests with several `Host` lines, as RFC 9112, 3.2, requires: Node uses the first, and a proxy in front may
 * have checked another one. Only HTTP/1.0 may do without one.
 */
export const requireOneHost: onRequestHookHandler = ({ raw: { rawHeaders, httpVersion } }, _reply, done) => {
  const hosts = countHeaderLines(rawHeaders, 'host');
  done(hosts > 1 || (hosts === 0 && httpVersion === '1.1') ? new PageError('bad-request') : undefined);
};
