import type { KeyPublication } from '#libs/admission';
import { inBatches } from '../in-batches.js';
import type { AccountRecord } from '../open-record.js';

/** Makes the store forget the keys of erased accounts, and then forgets them too. @throws StoreAwayError */
export async function withdrawErasedKeys(record: AccountRecord, publication: KeyPublication): Promise<void> {
  for (const keyIds of inBatches(await findWithdrawals(record))) {
    await publication.withdraw(keyIds);
    await record.deleteFrom('withdrawals').where('key_id', 'in', keyIds).execute();
  }
}

/** Keys that were erased from the record while the store may still know them. */
export async function findWithdrawals(record: AccountRecord): Promise<string[]> {
  const rows = await record.selectFrom('withdrawals').select('key_id').execute();
  return rows.map(({ key_id }) => key_id);
}
