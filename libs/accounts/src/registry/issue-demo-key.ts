import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { findOrCreateAccount } from '../accounts/account.js';
import { createKey } from '../keys/create-key.js';
import { revokeKey } from '../keys/revoke-key.js';
import { momentOf } from '../moments.js';
import { type AccountStores, publishChange } from '../publication/publish-change.js';

/** The store has the keys of another database: a demo key would not work. */
class KeyStoreRefused extends Error {
  override readonly name = 'KeyStoreRefused';
  readonly code = 'key_store_refused';
}

/** An account without a sign-in: no mail reaches its address. */
const DEMO_ADDRESS = 'demo@localhost';

/**
 * A fresh key for trying the service out on this machine. Those of earlier starts are revoked: their text was
 * printed to a terminal and cannot be looked up again. The new one continues with their counts.
 * @returns the text of the key
 */
export async function issueDemoKey(stores: AccountStores): Promise<string> {
  const at = momentOf(stores.clock);
  const { key, tag, keyIds } = await stores.database.transaction().execute(async transaction => {
    const { id: accountId, tag } = await findOrCreateAccount(transaction, { email: DEMO_ADDRESS, at });
    const previous = await activeKeysOf(transaction, accountId);
    for (const keyId of previous) await revokeKey(transaction, { keyId, at });
    const creation = { name: 'demo', plan: undefined, expiresAt: null, restrictions: undefined };
    const { key, keyId } = await createKey(transaction, { owner: { accountId }, ...creation, at });
    return { key, tag, keyIds: [...previous, keyId] };
  });
  const { refusal } = await publishChange(stores, { tags: [tag], keyIds });
  if (refusal !== undefined) throw new KeyStoreRefused(refusal);
  return key;
}

async function activeKeysOf(database: AccountsDatabase, accountId: string): Promise<string[]> {
  const keys = await database
    .selectFrom('api_keys')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'active')
    .execute();
  return keys.map(({ id }) => id);
}
