import type { KeyPublication } from '#libs/admission';
import { inBatches } from '../in-batches.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';

/** Makes the store forget the keys of erased accounts, and then forgets them too. @throws StoreUnavailable */
export async function withdrawErasedKeys(
  database: AccountsDatabase,
  publication: KeyPublication,
): Promise<void> {
  for (const keyIds of inBatches(await findWithdrawals(database))) {
    await publication.withdraw(keyIds);
    await database.deleteFrom('withdrawals').where('key_id', 'in', keyIds).execute();
  }
}

/** Keys that were erased from the database while the store may still know them. */
export async function findWithdrawals(database: AccountsDatabase): Promise<string[]> {
  const rows = await database.selectFrom('withdrawals').select('key_id').execute();
  return rows.map(({ key_id }) => key_id);
}
