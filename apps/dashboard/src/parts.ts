import type { AccountsDatabase, AccountServices } from '#libs/accounts';
import type { RequestLog } from '#libs/admission';
import type { Log } from '#libs/log';
import type { Mailer } from './mail/mailer.js';
import type { Outbox } from './mail/outbox.js';

/** The external parts of the dashboard. Composed from the configuration, or provided by a test. */
export interface Parts {
  readonly log: Log;
  readonly accounts: AccountsPart;
  readonly mail: MailPart;
}

export interface AccountsPart extends AccountServices {
  readonly database: AccountsDatabase;
  readonly requestLog: RequestLog;
  /** Each resolves when that store answers. */
  readonly ping: { database(): Promise<unknown>; limiter(): Promise<unknown> };
  close(): Promise<void>;
}

export interface MailPart {
  readonly mailer: Mailer;
  /** Where mails can be read instead of being sent; only in the embedded default. */
  readonly outbox: Outbox | undefined;
}
