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
import { ClosingLimit, Serving } from '#libs/service';
import { CONFIG } from '../configuration/configuration.module.js';
import {
  ADMISSION_CONNECTION,
  CATALOG_CONNECTION,
  type AdmissionConnection,
  type CatalogConnection,
} from '../connections.js';
import { RequestHooks } from './request-hooks.js';

/** The shutdown of the process, in the order in which Nest calls the methods: work that has begun may finish. */
@Injectable()
export class Shutdown implements OnModuleDestroy, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly limit = new ClosingLimit();

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
    this.limit.begin(this.adapterHost.httpAdapter.getInstance<FastifyInstance>().server);
  }

  /** Last: quota costs are settled, also for clients that are gone, usage is stored, and the engines are closed. */
  async onApplicationShutdown(): Promise<void> {
    await this.limit.waitFor(this.hooks.completion.all());
    this.limit.cancel();
    await this.admission.close();
    await this.catalog.close();
  }
}
