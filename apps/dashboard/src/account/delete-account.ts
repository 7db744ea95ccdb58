import { type PersonalData, UnknownAccount } from '#libs/accounts';
import type { SignIn } from '../sign-in/sign-in.js';
import type { Person } from '../request-context/request-context.js';

/**
 * Ends sessions first, so that they cannot be used during the deletion; then deletes the records, keys included; then
 * the sign-in data of this person. If a step fails, they can sign in again and retry.
 */
export async function deleteAccount(
  personalData: PersonalData,
  signIn: SignIn,
  person: Person,
): Promise<void> {
  await signIn.endAllSessions(person);
  try {
    await personalData.deleteAccount(person.accountId);
  } catch (error) {
    // Deleted in another window at the same moment: the result is the same.
    if (!(error instanceof UnknownAccount)) throw error;
  }
  await signIn.forget(person);
}
