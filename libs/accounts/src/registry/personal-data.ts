import { forgetPastMonths } from '../accounts/closed-accounts.js';
import { forgetOldOrigins } from '../audit/audit.js';
import { momentOf } from '../moments.js';
import { type AccountStores, type Published, withdrawErased } from '../publication/publish-change.js';
import { eraseAccount } from './erase-account.js';
import { type AccountExport, exportAccount } from './export-account.js';

/** Its keys stop working once that is published; see {@link Published}. */
export type DeletedAccount = Published;

/**
 * What is kept about people: all of it for its owner, and its end.
 *
 * Every method throws {@link DatabaseUnavailable} when the database cannot answer; nothing was then changed.
 */
export class PersonalData {
  constructor(private readonly stores: AccountStores) {}

  /** All that is recorded about an account, usage up to this moment if the log can be reached. @throws UnknownAccount */
  async export(accountId: string): Promise<AccountExport> {
    const { database, engine, clock } = this.stores;
    return exportAccount(database, engine, accountId, momentOf(clock));
  }

  /**
   * Deletes an account: its keys are revoked and its data is erased in one transaction, then its keys are withdrawn.
   * What cannot be withdrawn yet is remembered and retried, so the account is gone either way. The audit trail stays,
   * without anything personal, and until the month is over a hash of the address with what was used of the month; see
   * {@link eraseAccount}.
   * @throws UnknownAccount
   */
  async deleteAccount(accountId: string): Promise<DeletedAccount> {
    await this.stores.database
      .transaction()
      .execute(transaction => eraseAccount(transaction, accountId, momentOf(this.stores.clock)));
    return withdrawErased(this.stores);
  }

  /**
   * Forgets what is kept for some time only: sign-ins, and where other things were done from, after 90 days; who closed an
   * account, when the month is over. To be called at least once a day.
   */
  async forgetExpired(): Promise<void> {
    const now = momentOf(this.stores.clock);
    await forgetOldOrigins(this.stores.database, now);
    await forgetPastMonths(this.stores.database, now);
  }
}
