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
import { ACCOUNTS, type AccountsConnection } from '../connections.js';
import { MailDispatcher } from '../mail/mail-dispatcher.js';
import { Notices } from '../mail/notices.js';

/** The shutdown of the process, in the order in which Nest calls the methods: work that has begun may finish. */
@Injectable()
export class Shutdown implements OnModuleDestroy, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly limit = new ClosingLimit();

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(ACCOUNTS) private readonly accounts: AccountsConnection,
    private readonly serving: Serving,
    private readonly notices: Notices,
    private readonly dispatcher: MailDispatcher,
  ) {}

  /** First: readiness reports `unavailable`, while requests are still served for the configured time. */
  onModuleDestroy(): Promise<void> {
    return this.serving.drain(this.config.http.drainMs);
  }

  /** Then the server stops accepting and waits for requests in flight; connections still busy 10 s later are closed. */
  beforeApplicationShutdown(): void {
    this.limit.begin(this.adapterHost.httpAdapter.getInstance<FastifyInstance>().server);
  }

  /** Last: waits for mails that are being sent, while there is time, and closes the engines. */
  async onApplicationShutdown(): Promise<void> {
    await this.limit.waitFor(this.notices.settled());
    await this.limit.waitFor(this.dispatcher.stop());
    this.limit.cancel();
    await this.accounts.close();
  }
}
