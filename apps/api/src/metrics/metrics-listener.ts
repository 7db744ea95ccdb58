import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '#libs/config';
import { ConnectionGuard } from '#libs/service';
import { CONFIG } from '../configuration/configuration.module.js';
import { Metrics } from './metrics.js';

/** Serves `/metrics` on a separate port, so that a firewall can keep it private. */
@Injectable()
export class MetricsListener implements OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * @returns where it listens, `undefined` when no port is configured
   * @throws the system error when it cannot listen on the port
   */
  async listen(): Promise<string | undefined> {
    const { host, metricsPort } = this.config.http;
    if (metricsPort === undefined) return undefined;
    this.server = createMetricsServer(this.metrics);
    // A separate guard: connections to this server do not count for the API.
    new ConnectionGuard({ ...this.config.limits, trustedProxies: [] }).protect(this.server, 'ignored');
    this.server.listen(metricsPort, host);
    await once(this.server, 'listening');
    return `http://${host}:${metricsPort}/metrics`;
  }

  onApplicationShutdown(): void {
    this.server?.close();
  }
}

function createMetricsServer({ registry }: Metrics): Server {
  const collect = onceAtATime(() => registry.metrics());
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    collect().then(
      text => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}

/** Requests that arrive while the work is being done share its result. */
function onceAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => (running ??= work().finally(() => (running = undefined)));
}
