import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { databaseKindOf } from '#libs/accounts';
import type { Config } from '#libs/config';
import type { Log } from '#libs/log';
import { addressToBind, boundAddress, Serving, startLine } from '#libs/service';
import { CONFIG, LOG } from './configuration/configuration.module.js';
import { ACCOUNTS, type AccountsConnection, MAIL, type MailConnection } from './connections.js';
import { MailDispatcher } from './mail/mail-dispatcher.js';
import { Notices } from './mail/notices.js';

/** The dashboard, ready to listen, and to stop without interrupting requests. */
export class RunningDashboard {
  private readonly config: Config;
  private readonly log: Log;
  private readonly dispatcher: MailDispatcher;
  /** The accounts that it serves. */
  readonly accounts: AccountsConnection;

  constructor(private readonly nest: NestFastifyApplication) {
    this.config = nest.get<Config>(CONFIG, { strict: false });
    this.log = nest.get<Log>(LOG, { strict: false });
    this.dispatcher = nest.get(MailDispatcher, { strict: false });
    this.accounts = nest.get<AccountsConnection>(ACCOUNTS, { strict: false });
  }

  get server(): FastifyInstance {
    return this.nest.getHttpAdapter().getInstance();
  }

  private get hasOutbox(): boolean {
    return this.nest.get<MailConnection>(MAIL, { strict: false }).outbox !== undefined;
  }

  /** Whether its shutdown was requested. */
  get isEnding(): boolean {
    return this.nest.get(Serving, { strict: false }).isEnding;
  }

  /**
   * Listens, and logs the address, the version, the engines, and how people can sign in.
   * @throws the system error when it cannot listen on the address, for example `EADDRINUSE`
   */
  async listen(): Promise<void> {
    this.dispatcher.start();
    const { http, dashboard, redis, databaseUrl } = this.config;
    await this.server.listen({ host: addressToBind(http.host), port: dashboard.port });
    const engines = {
      accounts: databaseKindOf(databaseUrl),
      admission: redis === undefined ? 'embedded' : 'redis',
    };
    this.log.info(startLine([boundAddress(this.server.server), this.server.metricsUrl], engines), 'serving');
    announce(this.log, this.config, this.hasOutbox);
  }

  /** Looks for mails that are due now, and sends them, as it does once a minute while it listens. */
  lookForMails(): Promise<void> {
    return this.dispatcher.pass();
  }

  /** Resolves when every mail that is due was sent or postponed. */
  mailsSettled(): Promise<void> {
    return this.nest.get(Notices, { strict: false }).settled();
  }

  /**
   * Reports `unavailable` and keeps serving for the configured time; then stops accepting, waits up to 10 s for
   * requests in flight and for mails that are being sent, and closes the engines.
   */
  close(): Promise<void> {
    return this.nest.close();
  }
}

/** Logs where people find the dashboard, and how they can sign in. */
function announce(log: Log, { dashboard: { publicUrl, mail } }: Config, hasOutbox: boolean): void {
  const where = `Developer dashboard: ${publicUrl}`;
  if (hasOutbox)
    log.info(`${where} (mails with sign-in links are printed here and shown at ${publicUrl}/outbox)`);
  else if (mail === undefined)
    log.warn(
      `${where} (signing in by link is not possible: SMTP_URL is not set, and other people can reach this dashboard or its data)`,
    );
  else {
    const readable = mail.tls === 'none' ? `, readable on the way to ${mail.host}` : '';
    log.info(`${where} (mails with sign-in links go out by SMTP${readable})`);
  }
}
