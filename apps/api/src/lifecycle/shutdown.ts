import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#libs/config';
import { Serving } from '#libs/service';
import { CONFIG } from '../configuration/configuration.module.js';
import {
  ADMISSION_CONNECTION,
  CATALOG_CONNECTION,
  type AdmissionConnection,
  type CatalogConnection,
} from '../connections.js';
import { RequestHooks } from './request-hooks.js';

/** Time for requests in flight to finish; the slowest engine answer takes 2 s by default. */
const CLOSING_LIMIT_MS = 10_000;

/** The shutdown of the process, in the order in which Nest calls the methods: work that has begun may finish. */
@Injectable()
export class Shutdown implements OnModuleDestroy, BeforeApplicationShutdown, OnApplicationShutdown {
  private limit: NodeJS.Timeout | undefined;
  private tooLong = new Promise<void>(() => {});

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CATALOG_CONNECTION) private readonly catalog: CatalogConnection,
    @Inject(ADMISSION_CONNECTION) private readonly admission: AdmissionConnection,
    private readonly serving: Serving,
    private readonly hooks: RequestHooks,
  ) {}

  /** First: readiness reports `unavailable`, while requests are still served for the configured time. */
  onModuleDestroy(): Promise<void> {
    return this.serving.drain(this.config.http.drainMs);
  }

  /** Then the server stops accepting and waits for requests in flight; connections still busy 10 s later are closed. */
  beforeApplicationShutdown(): void {
    const { server } = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    this.tooLong = new Promise(resolve => (this.limit = setTimeout(resolve, CLOSING_LIMIT_MS)));
    void this.tooLong.then(() => server.closeAllConnections());
  }

  /** Last: quota costs are settled, also for clients that are gone, usage is stored, and the engines are closed. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.race([this.hooks.completion.all(), this.tooLong]);
    clearTimeout(this.limit);
    await this.admission.close();
    await this.catalog.close();
  }
}
