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

/** How long requests in flight may take to end; the slowest engine answer takes 2 s by default. */
const CLOSING_LIMIT_MS = 10_000;

/** The end of the process, in the order in which Nest calls: nothing that was begun is broken off. */
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

  /** First: readiness says no, while requests are served for the configured time. */
  onModuleDestroy(): Promise<void> {
    return this.serving.drain(this.config.http.drainMs);
  }

  /** Then the server stops to accept and waits for requests in flight; what is still busy 10 s later is cut. */
  beforeApplicationShutdown(): void {
    const { server } = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    this.tooLong = new Promise(resolve => (this.limit = setTimeout(resolve, CLOSING_LIMIT_MS)));
    void this.tooLong.then(() => server.closeAllConnections());
  }

  /** Last: what requests cost is settled, also of clients that are gone, usage is handed over, the engines are closed. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.race([this.hooks.completion.all(), this.tooLong]);
    clearTimeout(this.limit);
    await this.admission.close();
    await this.catalog.close();
  }
}
