import { Inject, Injectable } from '@nestjs/common';
import { Mails, OwnKeys, PersonalData, type QueuedMail, UnknownKey } from '#libs/accounts';
import type { Config } from '#libs/config';
import type { Log } from '#libs/log';
import { CONFIG, LOG } from '../configuration/configuration.module.js';
import { Mailer } from './mailer.js';
import { ownerMail } from './owner-mail.js';
import { UnsubscribeTokens } from './unsubscribe-tokens.js';

/** How often quotas, expiring keys and mails that failed are looked at. */
const PASS_EVERY_MS = 60_000;
/** Claimed together: the claim of the last must not end before the first ones are sent. */
const AT_ONCE = 10;
/** Mails of one pass; the others are sent in the next one. */
const MAX_PER_PASS = 500;
/** Failures in one pass: after that many the mail server is probably unavailable, and each attempt may take 10 s. */
const MAX_FAILURES = 3;

/**
 * Sends the mails to owners of accounts: those that are recorded after a change, at once; and once a minute those that
 * are due because of quotas and expiry dates, or that could not be sent before. Any number of processes may run one.
 */
@Injectable()
export class MailDispatcher {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isEnding = false;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'dashboard'>,
    @Inject(LOG) private readonly log: Log,
    private readonly ownKeys: OwnKeys,
    private readonly personalData: PersonalData,
    private readonly mails: Mails,
    private readonly mailer: Mailer,
    private readonly tokens: UnsubscribeTokens,
  ) {}

  /** Begins at once, and continues until {@link stop}. Does not keep the process alive. */
  start(): void {
    this.timer = setInterval(() => void this.pass(), PASS_EVERY_MS).unref();
    void this.pass();
  }

  /** Resolves when the mail that is being sent was sent or postponed; there will be no other. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.isEnding = true;
    await this.running;
  }

  /** Looks for what is due, and sends it; one pass after the other. Never throws. */
  pass(): Promise<void> {
    return this.enqueue(async () => {
      await this.mails.queueWarnings();
      await this.personalData.forgetExpired();
      await this.deliver();
    });
  }

  /** Sends what was recorded, after the pass that is running. */
  deliverSoon(): void {
    void this.enqueue(() => this.deliver());
  }

  /** Resolves when nothing is being sent. */
  settled(): Promise<void> {
    return this.running;
  }

  private enqueue(work: () => Promise<void>): Promise<void> {
    this.running = this.running.then(work).catch((err: unknown) => {
      this.log.warn({ err }, 'mails to owners of accounts are not being sent; sending will be retried');
    });
    return this.running;
  }

  private async deliver(): Promise<void> {
    const { mails } = this;
    let failed = 0;
    for (let sent = 0; sent < MAX_PER_PASS;) {
      const claimed = await mails.claim(AT_ONCE);
      if (claimed.length === 0) return;
      for (const mail of claimed) {
        // Those that are not sent now are claimed again when their claims have ended.
        if (this.isEnding || failed >= MAX_FAILURES) return;
        if (!(await this.send(mail))) failed++;
        sent++;
      }
    }
  }

  private async send(mail: QueuedMail): Promise<boolean> {
    const { mails, mailer, tokens, log } = this;
    const { publicUrl } = this.config.dashboard;
    try {
      await mailer.send(ownerMail(mail, { publicUrl, tokens, keyName: await this.nameOfKey(mail) }));
    } catch (err) {
      log.error(
        { err, kind: mail.kind },
        'a mail to the owner of an account was not sent; sending will be retried',
      );
      await mails.postpone(mail);
      return false;
    }
    await mails.confirm(mail);
    return true;
  }

  private async nameOfKey({ accountId, details: { keyId } }: QueuedMail): Promise<string | undefined> {
    if (keyId === undefined) return undefined;
    try {
      return (await this.ownKeys.of(accountId).find(keyId)).name;
    } catch (error) {
      if (error instanceof UnknownKey) return undefined;
      throw error;
    }
  }
}
