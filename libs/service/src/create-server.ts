import { fastify, type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { proxiesToTrust, readForwardedAddresses } from './connections/forwarded-addresses.js';
import { traceRequests } from './tracing/trace-requests.js';

/** Time for a client to send a whole request. */
const REQUEST_TIMEOUT_MS = 15_000;
/** Interval of the check for requests that exceed the timeout: how much longer one may take. */
const TIMEOUT_CHECK_MS = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** The proxies that `createServer` was given: `guardServer` limits other addresses. */
    readonly trustedProxies: readonly string[];
  }
}

export interface ServerOptions extends Omit<FastifyHttpOptions<Server>, 'trustProxy' | 'requestTimeout'> {
  /** Addresses and networks of proxies whose `X-Forwarded-For` counts. Any other client can send it, too. */
  readonly trustedProxies: readonly string[];
}

/**
 * Makes the HTTP server of a process, with bounded times; no other code makes one. It does not start before
 * `guardServer` was called.
 */
export function createServer({ trustedProxies, http, ...options }: ServerOptions): FastifyInstance {
  const server = fastify({
    ...options,
    trustProxy: proxiesToTrust(trustedProxies),
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS, ...http },
  });
  server.decorate('trustedProxies', trustedProxies);
  traceRequests(server);
  if (trustedProxies.length > 0) readForwardedAddresses(server);
  server.addHook('onReady', async () => {
    if (!server.hasRequestDecorator('isAtWork'))
      throw new Error('this server has no guards: call guardServer before it starts');
  });
  return server;
}
