import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#libs/config';
import type { Readiness } from './health/readiness.js';
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
    private readonly readiness: Readiness,
    private readonly notices: Notices,
  ) {}

  get server(): FastifyInstance {
    return this.nest.getHttpAdapter().getInstance();
  }

  get hasOutbox(): boolean {
    return this.parts.mail.outbox !== undefined;
  }

  get isClosing(): boolean {
    return this.readiness.isClosing;
  }

  /** @throws what the system says when the address cannot be listened on, `EADDRINUSE` for instance */
  async listen(): Promise<void> {
    await this.server.listen({ host: this.config.http.host, port: this.config.dashboard.port });
  }

  /** Says no to readiness, stops accepting, lets requests in flight end for up to 10 s, and mails; closes the engines. */
  async close(): Promise<void> {
    this.readiness.beginClosing();
    const limit = setTimeout(() => this.server.server.closeAllConnections(), CLOSING_LIMIT_MS);
    await this.nest.close();
    clearTimeout(limit);
    await this.notices.settled();
    await this.parts.accounts.close();
  }
}
