import type { AccountsDatabase, AccountServices } from '#libs/accounts';
import type { RequestLog } from '#libs/admission';
import type { Mailer } from './mail/mailer.js';
import type { Outbox } from './mail/outbox.js';

/** Injects the {@link AccountsConnection}. */
export const ACCOUNTS = Symbol('AccountsConnection');
/** Injects the {@link MailConnection}. */
export const MAIL = Symbol('MailConnection');

export interface AccountsConnection extends AccountServices {
  readonly database: AccountsDatabase;
  readonly requestLog: RequestLog;
  /** Each resolves when that store answers. */
  readonly ping: { database(): Promise<unknown>; limiter(): Promise<unknown> };
  close(): Promise<void>;
}

export interface MailConnection {
  readonly mailer: Mailer;
  /** Where mails can be read instead of being sent; only in the embedded default. */
  readonly outbox: Outbox | undefined;
}
