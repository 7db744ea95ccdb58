import cookie from '@fastify/cookie';
import formBody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Config } from '#libs/config';
import type { Log } from '#libs/log';
import { createServer as createServiceServer } from '#libs/service';
import { accessLog } from './access-log.js';
import { PageError } from './page-error.js';
import { securityHeaders } from './security-headers.js';
import { routeAgain } from './unreadable-address.js';

/** Enough for every form here, even one with a name that is far too long, which gets a clearer answer than 413. */
const MAX_BODY_BYTES = 64 * 1_024;

/** The HTTP server, without pages yet. */
export async function createServer(config: Config, log: Log): Promise<FastifyInstance> {
  const server = createServiceServer({
    trustedProxies: config.dashboard.trustedProxies,
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    // Our own hook answers a request without one, with a page.
    http: { requireHostHeader: false },
    frameworkErrors: (_error, request, reply) => routeAgain(server, request, reply),
  });
  server.addHook('onResponse', accessLog(log));
  await server.register(helmet, securityHeaders(config));
  await server.register(cookie);
  // Only forms are sent here.
  server.removeAllContentTypeParsers();
  await server.register(formBody);
  acceptOneClick(server);
  await server.register(rateLimit, { global: false, ipv6Subnet: 64 });
  return server;
}

/** Mail programs may send the one click that unsubscribes as `multipart/form-data` (RFC 8058); nothing is read from it. */
function acceptOneClick(server: FastifyInstance): void {
  server.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (request, _body, done) => {
    if (request.routeOptions.url === '/unsubscribe') done(null, undefined);
    else done(new PageError('bad-request'));
  });
}
