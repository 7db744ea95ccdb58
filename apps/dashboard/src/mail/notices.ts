import type { Log } from '#libs/log';
import { formatMoment } from '../language/formats.js';
import type { Language } from '../language/languages.js';
import { type Words, wordsOf } from '../language/words.js';
import type { Mailer } from './mailer.js';
import { type LetterPart, writeMail } from './write-mail.js';

/** The person who gets the notice, and the origin of the action it reports. */
export interface Recipient {
  readonly email: string;
  readonly language: Language;
  /** The IP address that the request came from. */
  readonly address: string;
}

type MailWords = Words['mail'];
type Message = Pick<MailWords['newAddress'], 'subject' | 'lead'> & { readonly rest?: string };

/**
 * Mails that inform the owner of an account about a change to it, in case another person made the change.
 *
 * They never delay or undo the change: if a mail cannot be sent, this is only logged.
 */
export class Notices {
  private readonly sending = new Set<Promise<void>>();

  constructor(
    private readonly mailer: Mailer,
    private readonly publicUrl: string,
    private readonly log: Log,
  ) {}

  keyCreated(to: Recipient, keyId: string): void {
    this.send(to, ({ keyCreated }) => ({ ...keyCreated, lead: keyCreated.lead(shown(keyId)) }));
  }

  keyRotated(to: Recipient, keyId: string): void {
    this.send(to, ({ keyRotated }) => ({ ...keyRotated, lead: keyRotated.lead(shown(keyId)) }));
  }

  newAddress(to: Recipient): void {
    this.send(to, ({ newAddress }) => newAddress);
  }

  /** @param provider the name on its button */
  newProvider(to: Recipient, provider: string): void {
    this.send(to, ({ newProvider }) => ({
      subject: newProvider.subject(provider),
      lead: newProvider.lead(provider),
    }));
  }

  accountDeleted(to: Recipient): void {
    this.send(to, ({ accountDeleted }) => accountDeleted);
  }

  /** Resolves when no mail is being sent any more. */
  async settled(): Promise<void> {
    await Promise.all(this.sending);
  }

  private send(to: Recipient, choose: (words: MailWords) => Message): void {
    const { mail, account } = wordsOf(to.language);
    const { subject, lead, rest } = choose(mail);
    const facts = [
      [mail.when, formatMoment(to.language, new Date())],
      [mail.from, to.address],
    ] as const;
    // The advice: the text of the notice if it has one, else to check the account.
    const advice: LetterPart[] =
      rest === undefined ? [mail.check(account.endAll), { link: `${this.publicUrl}/account` }] : [rest];
    const letter = { to: to.email, language: to.language, subject };
    const sending = this.mailer
      .send(writeMail({ ...letter, parts: [mail.hello, lead, { facts }, ...advice] }))
      .catch((err: unknown) => this.log.error({ err }, 'a notice to the owner of an account was not sent'))
      .finally(() => this.sending.delete(sending));
    this.sending.add(sending);
  }
}

/** The part of a key by which its owner recognizes it. */
function shown(keyId: string): string {
  return `bgc_${keyId}…`;
}
