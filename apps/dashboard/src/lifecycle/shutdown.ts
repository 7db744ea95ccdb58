import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#libs/config';
import { Serving } from '#libs/service';
import { CONFIG } from '../configuration/configuration.module.js';
import { ACCOUNTS, type AccountsConnection } from '../connections.js';
import { Courier } from '../mail/courier.js';
import { Notices } from '../mail/notices.js';

/** Time for requests in flight to finish; the slowest wait for a mail server that does not answer. */
const CLOSING_LIMIT_MS = 10_000;

/** The shutdown of the process, in the order in which Nest calls the methods: work that has begun may finish. */
@Injectable()
export class Shutdown implements OnModuleDestroy, BeforeApplicationShutdown, OnApplicationShutdown {
  private limit: NodeJS.Timeout | undefined;

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(ACCOUNTS) private readonly accounts: AccountsConnection,
    private readonly serving: Serving,
    private readonly notices: Notices,
    private readonly courier: Courier,
  ) {}

  /** First: readiness reports `unavailable`, while requests are still served for the configured time. */
  onModuleDestroy(): Promise<void> {
    return this.serving.drain(this.config.http.drainMs);
  }

  /** Then the server stops accepting and waits for requests in flight; connections still busy 10 s later are closed. */
  beforeApplicationShutdown(): void {
    const { server } = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    this.limit = setTimeout(() => server.closeAllConnections(), CLOSING_LIMIT_MS);
  }

  /** Last: waits up to 10 s for mails that are being sent, and closes the engines. */
  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.limit);
    await Promise.race([
      this.notices.settled(),
      setTimeoutPromise(CLOSING_LIMIT_MS, undefined, { ref: false }),
    ]);
    await this.courier.stop();
    await this.accounts.close();
  }
}
