import type { Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#libs/config';
import { addressToBind, ConnectionGuard, type Serving, startLine } from '#libs/service';
import { engineKinds } from './engine-kinds.js';
import type { RequestCompletion } from './lifecycle/request-completion.js';
import { listenForMetrics } from './metrics/metrics-listener.js';
import type { Metrics } from './metrics/metrics.js';
import type { Parts } from './parts.js';

/** How long requests in flight may take to end; the slowest engine answer takes 2 s by default. */
const CLOSING_LIMIT_MS = 10_000;

/** The API, ready to listen, and to stop without breaking anything off. */
export class RunningApp {
  private metricsServer: Server | undefined;

  constructor(
    private readonly config: Config,
    private readonly nest: NestFastifyApplication,
    private readonly parts: Parts,
    private readonly serving: Serving,
    private readonly metrics: Metrics,
    private readonly ends: RequestCompletion,
  ) {}

  get server(): FastifyInstance {
    return this.nest.getHttpAdapter().getInstance();
  }

  get demoKey(): string | undefined {
    return this.parts.admission.demoKey;
  }

  /** Whether it was told to end. */
  get isEnding(): boolean {
    return this.serving.isEnding;
  }

  /**
   * Listens, and says in the log where, in which version and on which engines.
   * @throws what the system says when an address cannot be listened on, `EADDRINUSE` for instance
   */
  async listen(): Promise<void> {
    const { host, port, metricsPort } = this.config.http;
    const addresses = [await this.server.listen({ host: addressToBind(host), port })];
    if (metricsPort !== undefined) {
      const guard = new ConnectionGuard({ ...this.config.limits, trustedProxies: [] });
      this.metricsServer = await listenForMetrics({ metrics: this.metrics, guard, host, port: metricsPort });
      addresses.push(`http://${host}:${metricsPort}/metrics`);
    }
    this.parts.log.info(startLine('api', addresses, engineKinds(this.config)), 'serving');
  }

  /**
   * Says no to readiness and goes on serving for the configured time; then stops accepting, lets requests in flight end
   * and be settled, also those whose client is gone, hands over usage, closes the engines. What is still busy 10 s
   * later is cut.
   */
  async close(): Promise<void> {
    await this.serving.drain(this.config.http.drainMs);
    let limit: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>(resolve => (limit = setTimeout(resolve, CLOSING_LIMIT_MS)));
    void tooLong.then(() => this.server.server.closeAllConnections());
    await this.nest.close();
    await Promise.race([this.ends.all(), tooLong]);
    clearTimeout(limit);
    this.metricsServer?.close();
    await this.parts.admission.close();
    await this.parts.catalog.close();
  }
}
