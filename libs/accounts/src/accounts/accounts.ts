import type { Clock } from '#libs/admission';
import { type AuditEvent, type Origin, writeAuditEvent } from '../audit/audit.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { momentOf } from '../moments.js';
import { type Account, findAccountOfUser, findOrCreateAccount } from './account.js';
import { foldEmail } from './fold-email.js';

/**
 * Accounts and the people who sign in to them.
 *
 * Every method throws {@link DatabaseUnavailable} when the database cannot answer; nothing was then changed.
 */
export class Accounts {
  constructor(
    private readonly database: AccountsDatabase,
    private readonly clock: Clock,
  ) {}

  /**
   * The account of the user who signed in: the one this user is linked to, else the one with this address, else a new
   * one. The caller must have proof that the address belongs to the user.
   * @param userId the user's id in the sign-in, linked to the account for good. A linked account keeps the address it
   *   has
   * @throws InvalidEmail
   */
  async findOrCreate({ email, userId }: { email: string; userId?: string }): Promise<Account> {
    const folded = foldEmail(email);
    const linked = userId === undefined ? undefined : await findAccountOfUser(this.database, userId);
    if (linked !== undefined) return linked;
    return this.database
      .transaction()
      .execute(transaction =>
        findOrCreateAccount(transaction, { email: folded, userId, at: momentOf(this.clock) }),
      );
  }

  /** The account this user is linked to, if there is one. */
  findByUser(userId: string): Promise<Account | undefined> {
    return findAccountOfUser(this.database, userId);
  }

  /**
   * Records a sign-in, with the language of the mails to the owner if it is the first.
   * @param method how the person proved who they are, such as `link` or the name of a provider
   */
  async recordSignIn(
    accountId: string,
    { language, method, origin }: { language: string; method: string; origin: Origin },
  ): Promise<void> {
    await this.database.transaction().execute(async transaction => {
      await transaction
        .updateTable('accounts')
        .set({ language })
        .where('id', '=', accountId)
        .where('language', 'is', null)
        .execute();
      await this.record(transaction, { accountId, action: 'signed-in', detail: method, origin });
    });
  }

  /** Records that the owner ended the sessions of other devices. */
  recordSignOutElsewhere(accountId: string, origin: Origin): Promise<void> {
    return this.record(this.database, { accountId, action: 'signed-out-elsewhere', detail: '', origin });
  }

  private record(
    database: AccountsDatabase,
    event: Pick<AuditEvent, 'accountId' | 'action' | 'detail' | 'origin'>,
  ): Promise<void> {
    return writeAuditEvent(database, { ...event, keyId: null, at: momentOf(this.clock) });
  }
}
