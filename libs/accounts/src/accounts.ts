import { type Clock, type KeyPublication, SystemClock } from '#libs/admission';
import { type Account, findAccount, findAccountOfUser, findOrCreateAccount } from './account.js';
import { AccountKeys } from './account-keys.js';
import { type AuditPage, type AuditPageRequest, readAuditTrail } from './audit-trail.js';
import { DatabaseAway } from './database-away.js';
import { eraseAccount } from './erase-account.js';
import { type AccountExport, exportAccount } from './export-account.js';
import { foldEmail } from './fold-email.js';
import type { KeyRegistry } from './key-registry.js';
import type { AccountRecord } from './open-record.js';
import { publishWithRetries, RETRY_PAUSES_MS } from './publish-with-retries.js';
import type { Moment } from './schema.js';
import type { UsageHistory } from './usage-history.js';
import { withdrawErasedKeys } from './withdraw-keys.js';

export interface AccountsOptions {
  readonly record: AccountRecord;
  readonly publication: KeyPublication;
  readonly registry: KeyRegistry;
  readonly history: UsageHistory;
  readonly clock?: Clock;
  readonly retryPausesMs?: readonly number[];
}

export interface DeletedAccount {
  /** Whether its keys already open nothing. If not, the {@link Reconciler} will see to it. */
  readonly published: boolean;
}

/**
 * Accounts, from the first sign-in to the last.
 *
 * Every method throws {@link DatabaseAway} when the record cannot answer; nothing was then changed.
 */
export class Accounts {
  private readonly clock: Clock;

  constructor(private readonly options: AccountsOptions) {
    this.clock = options.clock ?? new SystemClock();
  }

  /**
   * The account of whoever signed in: the one this user is linked to, else the one with this address, else a new
   * one. Whoever calls has seen proof that the address is theirs.
   * @param userId whom the sign-in knows them as, linked to the account for good. A linked account keeps the address
   *   it has
   * @throws InvalidEmail
   */
  async findOrCreate({ email, userId }: { email: string; userId?: string }): Promise<Account> {
    const { record } = this.options;
    const folded = foldEmail(email);
    const linked = userId === undefined ? undefined : await findAccountOfUser(record, userId);
    return linked ?? findOrCreateAccount(record, { email: folded, userId, at: this.moment() });
  }

  /** @throws UnknownAccount */
  find(accountId: string): Promise<Account> {
    return findAccount(this.options.record, accountId);
  }

  /** The account this user is linked to, if there is one. */
  findByUser(userId: string): Promise<Account | undefined> {
    return findAccountOfUser(this.options.record, userId);
  }

  /** The keys of this account: the only ones its owner may touch. */
  keysOf(accountId: string): AccountKeys {
    return new AccountKeys(this.options.registry, accountId);
  }

  /** What was done to an account and its keys, the newest first, a page at a time. @throws InvalidCursor */
  auditTrail(accountId: string, page?: AuditPageRequest): Promise<AuditPage> {
    return readAuditTrail(this.options.record, accountId, page);
  }

  /** All that is recorded about an account, usage up to this moment if the log can be reached. @throws UnknownAccount */
  async export(accountId: string): Promise<AccountExport> {
    const keys = await this.keysOf(accountId).list();
    await this.options.history.rollUp(keys.map(({ keyId }) => keyId));
    return exportAccount(this.options.record, accountId, this.moment());
  }

  /**
   * Deletes an account: its keys are revoked and its data is erased in one transaction, then its keys are withdrawn.
   * What cannot be withdrawn yet is remembered and retried, so the account is gone either way. The audit trail stays,
   * without anything personal; see {@link eraseAccount}.
   * @throws UnknownAccount
   */
  async delete(accountId: string): Promise<DeletedAccount> {
    await this.options.record
      .transaction()
      .execute(transaction => eraseAccount(transaction, accountId, this.moment()));
    return { published: await this.withdraw() };
  }

  private async withdraw(): Promise<boolean> {
    const { record, publication, retryPausesMs = RETRY_PAUSES_MS } = this.options;
    try {
      return await publishWithRetries(() => withdrawErasedKeys(record, publication), retryPausesMs);
    } catch (error) {
      // The account is gone by then, and an error would say that nothing was changed.
      if (error instanceof DatabaseAway) return false;
      throw error;
    }
  }

  private moment(): Moment {
    return new Date(this.clock.now()).toISOString();
  }
}
