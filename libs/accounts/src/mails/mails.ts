import type { Clock } from '#libs/admission';
import type { Origin } from '../audit/audit.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { MailTopic } from '../database/schema.js';
import { UnknownAccount } from '../registry-error.js';
import {
  claimMails,
  confirmMail,
  countUnsentMails,
  forgetOldMails,
  type MailToQueue,
  postponeMail,
  type QueuedMail,
  queueMail,
} from './mail-queue.js';
import { type MailSettings, readMailSettings, writeMailSettings } from './mail-settings.js';
import { queueWarnings } from './queue-warnings.js';
import { momentOf } from '../moments.js';

/**
 * The mails to owners of accounts: which ones are due, and which were sent. Any number of processes may send them: each
 * mail is claimed by one process, and is tried again if that process fails.
 *
 * Every method throws {@link DatabaseUnavailable} when the database cannot answer.
 */
export class Mails {
  constructor(
    private readonly database: AccountsDatabase,
    private readonly clock: Clock,
  ) {}

  /** Records a mail to send, once for each kind and subject, unless its topic is turned off. */
  async queue(mail: MailToQueue): Promise<void> {
    await queueMail(this.database, mail, momentOf(this.clock));
  }

  /** Records warnings about quotas, expiring keys and refused requests, and forgets what was sent 90 days ago. */
  async queueWarnings(): Promise<void> {
    await forgetOldMails(this.database, momentOf(this.clock));
    await queueWarnings(this.database, momentOf(this.clock));
  }

  /** Mails for this process to send now, the oldest first; no other process gets them for two minutes. */
  claim(limit: number): Promise<QueuedMail[]> {
    return claimMails(this.database, momentOf(this.clock), limit);
  }

  /** How many mails are not sent yet: just queued, claimed, or postponed. */
  countQueued(): Promise<number> {
    return countUnsentMails(this.database, momentOf(this.clock));
  }

  /** The mail was sent; what was in it is forgotten. */
  confirm(mail: QueuedMail): Promise<void> {
    return confirmMail(this.database, mail, momentOf(this.clock));
  }

  /** The mail could not be sent; it is due again in 5 minutes, until it is 3 days old. */
  postpone(mail: QueuedMail): Promise<void> {
    return postponeMail(this.database, mail, momentOf(this.clock));
  }

  /** @throws UnknownAccount */
  async settingsOf(accountId: string): Promise<MailSettings> {
    const settings = await readMailSettings(this.database, accountId);
    if (settings === undefined) throw new UnknownAccount();
    return settings;
  }

  /** @throws UnknownAccount */
  async changeSettings(accountId: string, settings: MailSettings, origin?: Origin): Promise<void> {
    const at = momentOf(this.clock);
    await this.database
      .transaction()
      .execute(transaction => writeMailSettings(transaction, accountId, { ...settings, at, origin }));
  }

  /** Turns one topic off; repeating it changes nothing. @throws UnknownAccount */
  async unsubscribe(accountId: string, topic: MailTopic): Promise<void> {
    const at = momentOf(this.clock);
    await this.database.transaction().execute(async transaction => {
      const settings = await readMailSettings(transaction, accountId);
      if (settings === undefined) throw new UnknownAccount();
      if (settings.off.includes(topic)) return;
      await writeMailSettings(transaction, accountId, { ...settings, off: [...settings.off, topic], at });
    });
  }
}
