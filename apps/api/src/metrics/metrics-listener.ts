import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { ConnectionGuard } from '#libs/service';
import type { Metrics } from './metrics.js';

export interface MetricsListenerOptions {
  readonly metrics: Metrics;
  /** Of this server alone: what is open here does not count for the API. */
  readonly guard: ConnectionGuard;
  readonly host: string;
  readonly port: number;
}

/** Serves `/metrics` on a port of its own, so that it can be kept from the public by a firewall. */
export async function listenForMetrics(options: MetricsListenerOptions): Promise<Server> {
  const { metrics, guard, host, port } = options;
  const collect = onceAtATime(() => metrics.registry.metrics());
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    collect().then(
      text => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  guard.protect(server);
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** Whoever asks while the work is being done waits for its result. */
function onceAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => (running ??= work().finally(() => (running = undefined)));
}
