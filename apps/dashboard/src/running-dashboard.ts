import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { databaseKindOf } from '#libs/accounts';
import type { Config } from '#libs/config';
import { addressToBind, type Serving, startLine } from '#libs/service';
import type { Notices } from './mail/notices.js';
import type { Parts } from './parts.js';

/** How long requests in flight may take to end; the slowest is a mail server that does not answer. */
const CLOSING_LIMIT_MS = 10_000;

/** The dashboard, ready to listen, and to stop without breaking anything off. */
export class RunningDashboard {
  constructor(
    private readonly config: Config,
    private readonly nest: NestFastifyApplication,
    private readonly parts: Parts,
    private readonly serving: Serving,
    private readonly notices: Notices,
  ) {}

  get server(): FastifyInstance {
    return this.nest.getHttpAdapter().getInstance();
  }

  get hasOutbox(): boolean {
    return this.parts.mail.outbox !== undefined;
  }

  /** Whether it was told to end. */
  get isEnding(): boolean {
    return this.serving.isEnding;
  }

  /**
   * Listens, and says in the log where, in which version and on which engines.
   * @throws what the system says when the address cannot be listened on, `EADDRINUSE` for instance
   */
  async listen(): Promise<void> {
    const { http, dashboard, redis, databaseUrl } = this.config;
    const address = await this.server.listen({ host: addressToBind(http.host), port: dashboard.port });
    const engines = {
      accounts: databaseKindOf(databaseUrl),
      admission: redis === undefined ? 'embedded' : 'redis',
    };
    this.parts.log.info(startLine('dashboard', [address], engines), 'serving');
  }

  /**
   * Says no to readiness and goes on serving for the configured time; then stops accepting, lets requests in flight end
   * for up to 10 s, and mails; closes the engines.
   */
  async close(): Promise<void> {
    await this.serving.drain(this.config.http.drainMs);
    const limit = setTimeout(() => this.server.server.closeAllConnections(), CLOSING_LIMIT_MS);
    await this.nest.close();
    clearTimeout(limit);
    await this.notices.settled();
    await this.parts.accounts.close();
  }
}
