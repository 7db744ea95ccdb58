import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { databaseKindOf } from '#libs/accounts';
import type { Config } from '#libs/config';
import { addressToBind, type Serving, startLine } from '#libs/service';
import type { Courier } from './mail/courier.js';
import type { Notices } from './mail/notices.js';
import type { Parts } from './parts.js';

/** Time for requests in flight to finish; the slowest wait for a mail server that does not answer. */
const CLOSING_LIMIT_MS = 10_000;

/** The dashboard, ready to listen, and to stop without interrupting requests. */
export class RunningDashboard {
  constructor(
    private readonly config: Config,
    private readonly nest: NestFastifyApplication,
    private readonly parts: Parts,
    private readonly serving: Serving,
    private readonly notices: Notices,
    private readonly courier: Courier,
  ) {}

  get server(): FastifyInstance {
    return this.nest.getHttpAdapter().getInstance();
  }

  get hasOutbox(): boolean {
    return this.parts.mail.outbox !== undefined;
  }

  /** Whether its shutdown was requested. */
  get isEnding(): boolean {
    return this.serving.isEnding;
  }

  /**
   * Listens, and logs the address, the version and the engines.
   * @throws the system error when it cannot listen on the address, for example `EADDRINUSE`
   */
  async listen(): Promise<void> {
    this.courier.start();
    const { http, dashboard, redis, databaseUrl } = this.config;
    const address = await this.server.listen({ host: addressToBind(http.host), port: dashboard.port });
    const engines = {
      accounts: databaseKindOf(databaseUrl),
      admission: redis === undefined ? 'embedded' : 'redis',
    };
    this.parts.log.info(startLine('dashboard', [address], engines), 'serving');
  }

  /** The accounts that it serves. */
  get accounts(): Parts['accounts'] {
    return this.parts.accounts;
  }

  /** Looks for mails that are due now, and sends them, as it does once a minute while it listens. */
  lookForMails(): Promise<void> {
    return this.courier.pass();
  }

  /** Resolves when every mail that is due was sent or postponed. */
  mailsSettled(): Promise<void> {
    return this.notices.settled();
  }

  /**
   * Reports `unavailable` and keeps serving for the configured time; then stops accepting, waits up to 10 s for
   * requests in flight, up to 10 s for mails that are being sent, and closes the engines.
   */
  async close(): Promise<void> {
    await this.serving.drain(this.config.http.drainMs);
    const limit = setTimeout(() => this.server.server.closeAllConnections(), CLOSING_LIMIT_MS);
    await this.nest.close();
    clearTimeout(limit);
    await Promise.race([
      this.notices.settled(),
      setTimeoutPromise(CLOSING_LIMIT_MS, undefined, { ref: false }),
    ]);
    await this.courier.stop();
    await this.parts.accounts.close();
  }
}
