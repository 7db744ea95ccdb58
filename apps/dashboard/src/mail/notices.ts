import { Inject, Injectable } from '@nestjs/common';
import { type MailDetails, type MailKind, Mails } from '#libs/accounts';
import type { Log } from '#libs/log';
import type { Language } from '../language/languages.js';
import { wordsOf } from '../language/words.js';
import { nameDevice } from '../language/name-device.js';
import { LOG } from '../configuration/configuration.module.js';
import type { RequestContext } from '../request-context/request-context.js';
import { MailDispatcher } from './mail-dispatcher.js';
import { Mailer } from './mailer.js';
import { originFacts } from './owner-mail.js';
import { writeMail } from './write-mail.js';

/** The person who gets the notice, and the origin of the action it reports. */
export interface Recipient extends Pick<RequestContext, 'address' | 'origin'> {
  readonly accountId: string;
  readonly email: string;
  /** For the one notice that is sent when the settings of the account are gone. */
  readonly language: Language;
}

/**
 * Mails that inform the owner of an account about a change to it, in case another person made the change.
 *
 * They never delay or undo the change: they are recorded and sent afterwards, and if that fails, it is only logged.
 */
@Injectable()
export class Notices {
  private readonly pending = new Set<Promise<void>>();

  constructor(
    private readonly mails: Mails,
    private readonly dispatcher: MailDispatcher,
    private readonly mailer: Mailer,
    @Inject(LOG) private readonly log: Log,
  ) {}

  keyCreated(to: Recipient, keyId: string): void {
    this.queue(to, 'key-created', keyId, { keyId });
  }

  /** @param oldWorksUntil `null` if all old secrets have ended */
  keyRotated(to: Recipient, keyId: string, oldWorksUntil: string | null): void {
    const details = { keyId, oldWorksUntil: oldWorksUntil ?? '' };
    this.queue(to, 'key-rotated', `${keyId} ${new Date().toISOString()}`, details);
  }

  keyRevoked(to: Recipient, keyId: string): void {
    this.queue(to, 'key-revoked', keyId, { keyId });
  }

  keyRestricted(to: Recipient, keyId: string): void {
    this.queue(to, 'key-restricted', `${keyId} ${new Date().toISOString()}`, { keyId });
  }

  newAddress(to: Recipient): void {
    this.queue(to, 'new-address', new Date().toISOString(), {});
  }

  /** @param provider the name on its button */
  newProvider(to: Recipient, provider: string): void {
    this.queue(to, 'new-provider', `${provider} ${new Date().toISOString()}`, { provider });
  }

  planRequested(to: Recipient, plan: string): void {
    this.queue(to, 'plan-requested', `${plan} ${new Date().toISOString()}`, { plan });
  }

  /** Sent directly, once: with the account its queue of mails is deleted, too. */
  accountDeleted(to: Recipient): void {
    const { mail } = wordsOf(to.language);
    const { subject, lead, rest } = mail.accountDeleted;
    const facts = originFacts(mail, to.language, describe(to));
    const content = { to: to.email, language: to.language, subject };
    const parts = [mail.hello, lead, { facts }, rest];
    this.track(this.mailer.send(writeMail({ ...content, parts, footer: [mail.security] })));
  }

  /** Resolves when every notice so far was recorded, and sent or postponed. */
  async settled(): Promise<void> {
    await Promise.all(this.pending);
    await this.dispatcher.settled();
  }

  private queue(to: Recipient, kind: MailKind, about: string, details: MailDetails): void {
    const mail = { accountId: to.accountId, kind, about, details: { ...details, ...describe(to) } };
    this.track(this.mails.queue(mail).then(() => this.dispatcher.deliverSoon()));
  }

  private track(work: Promise<void>): void {
    const tracked = work
      .catch((err: unknown) => this.log.error({ err }, 'a notice to the owner of an account was not sent'))
      .finally(() => this.pending.delete(tracked));
    this.pending.add(tracked);
  }
}

function describe({ address, origin, language }: Recipient): MailDetails {
  return { at: new Date().toISOString(), address, device: nameDevice(wordsOf(language), origin) };
}
