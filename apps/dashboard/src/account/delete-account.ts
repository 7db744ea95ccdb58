import { type Accounts, UnknownAccount } from '#libs/accounts';
import type { SignIn } from '../sign-in/sign-in.js';
import type { Person } from '../visit/visit.js';

/**
 * Sessions first, so that nothing is done in them while the account goes; then what is recorded, keys included; then
 * how this person signs in. Whatever fails, they can sign in again and go on.
 */
export async function deleteAccount(accounts: Accounts, signIn: SignIn, person: Person): Promise<void> {
  await signIn.endAllSessions(person);
  try {
    await accounts.delete(person.accountId);
  } catch (error) {
    // Deleted in another window at the same moment: as they wished.
    if (!(error instanceof UnknownAccount)) throw error;
  }
  await signIn.forget(person);
}
