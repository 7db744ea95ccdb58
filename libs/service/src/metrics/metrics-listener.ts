import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '#libs/metrics';
import { ConnectionGuard, type ConnectionLimits } from '../connections/connection-guard.js';
import { boundAddress } from '../lifecycle/bound-address.js';
import { onceAtATime } from './once-at-a-time.js';

export interface MetricsAddress {
  readonly host: string;
  /** 0 takes a free one; `undefined`: the metrics are not served. */
  readonly port: number | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the metrics of the process are served, from the start of the server on; `undefined`: nowhere. */
    metricsUrl: string | undefined;
  }
}

/**
 * Serves `/metrics` on a separate port, so that a firewall can keep it private, from before the server is ready until it
 * is closed. A port that cannot be listened on keeps the server from starting.
 */
export function serveMetrics(
  server: FastifyInstance,
  registry: Registry,
  { host, port }: MetricsAddress,
  limits: Omit<ConnectionLimits, 'trustedProxies'>,
): void {
  server.decorate('metricsUrl', undefined);
  if (port === undefined) return;
  const listener = createListener(registry);
  // A separate guard: connections to this server do not count for the others.
  new ConnectionGuard({ ...limits, trustedProxies: [] }).protect(listener, 'ignored');
  server.addHook('onReady', async () => {
    listener.listen(port, host);
    await once(listener, 'listening');
    server.metricsUrl = `${boundAddress(listener)}/metrics`;
  });
  server.addHook('onClose', async () => void listener.close());
}

function createListener(registry: Registry): Server {
  const collect = onceAtATime(() => registry.metrics());
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    collect().then(
      text => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
