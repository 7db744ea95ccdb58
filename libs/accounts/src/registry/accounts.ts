import type { Clock } from '#libs/admission';
import { type Account, findAccount, findAccountOfUser, findOrCreateAccount } from '../accounts/account.js';
import { AccountKeys } from './account-keys.js';
import { type AuditEvent, forgetOldOrigins, type Origin, writeAuditEvent } from '../audit/audit.js';
import {
  type AuditEntry,
  type AuditPage,
  type AuditPageRequest,
  readAuditTrail,
  readWholeTrail,
} from '../audit/audit-trail.js';
import { forgetPastMonths } from '../accounts/closed-accounts.js';
import { eraseAccount } from './erase-account.js';
import { type AccountExport, exportAccount } from './export-account.js';
import { foldEmail } from '../accounts/fold-email.js';
import type { KeyRegistry } from './key-registry.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Published, Publisher } from '../publication/publisher.js';
import type { UsageHistory } from '../usage/usage-history.js';
import { momentOf } from '../moments.js';

export interface AccountsOptions {
  readonly database: AccountsDatabase;
  readonly publisher: Publisher;
  readonly registry: KeyRegistry;
  readonly history: UsageHistory;
  readonly clock: Clock;
}

/** Its keys stop working once that is published; see {@link Published}. */
export type DeletedAccount = Published;

/**
 * Accounts, from the first sign-in to the last.
 *
 * Every method throws {@link DatabaseUnavailable} when the database cannot answer; nothing was then changed.
 */
export class Accounts {
  constructor(private readonly options: AccountsOptions) {}

  /**
   * The account of the user who signed in: the one this user is linked to, else the one with this address, else a new
   * one. The caller must have proof that the address belongs to the user.
   * @param userId the user's id in the sign-in, linked to the account for good. A linked account keeps the address it
   *   has
   * @throws InvalidEmail
   */
  async findOrCreate({ email, userId }: { email: string; userId?: string }): Promise<Account> {
    const { database } = this.options;
    const folded = foldEmail(email);
    const linked = userId === undefined ? undefined : await findAccountOfUser(database, userId);
    if (linked !== undefined) return linked;
    return database
      .transaction()
      .execute(transaction =>
        findOrCreateAccount(transaction, { email: folded, userId, at: momentOf(this.options.clock) }),
      );
  }

  /** @throws UnknownAccount */
  find(accountId: string): Promise<Account> {
    return findAccount(this.options.database, accountId);
  }

  /** The account this user is linked to, if there is one. */
  findByUser(userId: string): Promise<Account | undefined> {
    return findAccountOfUser(this.options.database, userId);
  }

  /** The keys of this account: the only ones its owner may touch. @param origin recorded with every change */
  keysOf(accountId: string, origin?: Origin): AccountKeys {
    return new AccountKeys(this.options.registry, accountId, origin);
  }

  /**
   * Records a sign-in, with the language of the mails to the owner if it is the first.
   * @param method how the person proved who they are, such as `link` or the name of a provider
   */
  async recordSignIn(
    accountId: string,
    { language, method, origin }: { language: string; method: string; origin: Origin },
  ): Promise<void> {
    const { database } = this.options;
    await database.transaction().execute(async transaction => {
      await transaction
        .updateTable('accounts')
        .set({ language })
        .where('id', '=', accountId)
        .where('language', 'is', null)
        .execute();
      await this.recordEvent(transaction, { accountId, action: 'signed-in', detail: method, origin });
    });
  }

  /** Records that the owner ended the sessions of other devices. */
  recordSignOutElsewhere(accountId: string, origin: Origin): Promise<void> {
    return this.recordEvent(this.options.database, {
      accountId,
      action: 'signed-out-elsewhere',
      detail: '',
      origin,
    });
  }

  /**
   * Forgets what is kept for some time only: sign-ins, and where other things were done from, after 90 days; who closed an
   * account, when the month is over. To be called at least once a day.
   */
  async forgetExpired(): Promise<void> {
    const now = momentOf(this.options.clock);
    await forgetOldOrigins(this.options.database, now);
    await forgetPastMonths(this.options.database, now);
  }

  /** What was done to an account and its keys, the newest first, a page at a time. @throws InvalidActivityCursor */
  auditTrail(accountId: string, page?: AuditPageRequest): Promise<AuditPage> {
    return readAuditTrail(this.options.database, accountId, page);
  }

  /** All of the audit trail, the newest first. */
  wholeAuditTrail(accountId: string): Promise<AuditEntry[]> {
    return readWholeTrail(this.options.database, accountId);
  }

  /** All that is recorded about an account, usage up to this moment if the log can be reached. @throws UnknownAccount */
  async export(accountId: string): Promise<AccountExport> {
    const keys = await this.keysOf(accountId).list();
    await this.options.history.rollUp(
      keys.map(({ keyId }) => keyId),
      accountId,
    );
    return exportAccount(this.options.database, accountId, momentOf(this.options.clock));
  }

  /**
   * Deletes an account: its keys are revoked and its data is erased in one transaction, then its keys are withdrawn.
   * What cannot be withdrawn yet is remembered and retried, so the account is gone either way. The audit trail stays,
   * without anything personal, and until the month is over a hash of the address with what was used of the month; see
   * {@link eraseAccount}.
   * @throws UnknownAccount
   */
  async delete(accountId: string): Promise<DeletedAccount> {
    await this.options.database
      .transaction()
      .execute(transaction => eraseAccount(transaction, accountId, momentOf(this.options.clock)));
    return this.options.publisher.withdrawErased();
  }

  private recordEvent(
    database: AccountsDatabase,
    event: Pick<AuditEvent, 'accountId' | 'action' | 'detail' | 'origin'>,
  ): Promise<void> {
    return writeAuditEvent(database, { ...event, keyId: null, at: momentOf(this.options.clock) });
  }
}
