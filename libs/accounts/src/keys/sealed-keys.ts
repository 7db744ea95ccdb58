import { type AccountTag, DAY_MS } from '#libs/admission';
import { lockAccount } from '../accounts/account.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Moment } from '../database/schema.js';
import { momentAfter } from '../moments.js';

/** How long a new key can still be shown. */
const SEALED_KEY_LIFE_MS = 10 * 60_000;
/** How long a request is remembered, so that sending it again makes nothing. */
const REQUEST_MEMORY_MS = DAY_MS;

/** How the text of a new key reaches the person who asked for it. */
export interface KeyDelivery {
  /** Unique to the request: the same request again makes nothing, in any process. At most 100 characters. */
  readonly requestId: string;
  /** Encrypts the text of the key, so that only the person who asked for it can read it. */
  seal(key: string): string;
}

/** What a request for a new key or a new secret made, now or when it was sent before. */
export interface SealedKey {
  readonly keyId: string;
  /** It was sent before; nothing was made now. */
  readonly repeated: boolean;
}

/**
 * Makes a key or a secret once per request, and keeps its text encrypted for {@link openSealedKey}. The account is
 * locked first, so of two equal requests the second waits and then finds the result of the first. Must run in a
 * transaction.
 */
export async function makeOnce(
  database: AccountsDatabase,
  { accountId, delivery, at }: { accountId: string; delivery: KeyDelivery; at: Moment },
  make: () => Promise<{ readonly keyId: string; readonly key: string }>,
): Promise<SealedKey & { readonly accountTag: AccountTag }> {
  const { tag: accountTag } = await lockAccount(database, accountId);
  const before = await database
    .selectFrom('sealed_keys')
    .select('key_id as keyId')
    .where('request_id', '=', delivery.requestId)
    .executeTakeFirst();
  if (before !== undefined) return { ...before, accountTag, repeated: true };
  const { key, keyId } = await make();
  await database
    .insertInto('sealed_keys')
    .values({
      request_id: delivery.requestId,
      key_id: keyId,
      sealed: delivery.seal(key),
      created_at: at,
    })
    .execute();
  return { keyId, accountTag, repeated: false };
}

/**
 * The text of a new key, the only time it can be read; `undefined` when it was read before, is too old, or cannot be
 * opened by this person.
 * @param open decrypts the text; `undefined` if it cannot, and then the text stays for the person who can
 */
export async function openSealedKey(
  database: AccountsDatabase,
  { accountId, keyId, requestId, now }: { accountId: string; keyId: string; requestId: string; now: Moment },
  open: (sealed: string) => string | undefined,
): Promise<string | undefined> {
  const found = await database
    .selectFrom('sealed_keys')
    .innerJoin('api_keys', 'api_keys.id', 'sealed_keys.key_id')
    .select('sealed')
    .where('request_id', '=', requestId)
    .where('key_id', '=', keyId)
    .where('account_id', '=', accountId)
    .where('sealed_keys.created_at', '>', momentAfter(now, -SEALED_KEY_LIFE_MS))
    .executeTakeFirst();
  if (found === undefined || found.sealed === null) return undefined;
  const key = open(found.sealed);
  if (key === undefined) return undefined;
  const taken = await database
    .updateTable('sealed_keys')
    .set({ sealed: null })
    .where('request_id', '=', requestId)
    .where('sealed', 'is not', null)
    .returning('request_id')
    .executeTakeFirst();
  return taken === undefined ? undefined : key;
}

/** Erases texts that were not read in time, and forgets requests after a day. */
export async function eraseOldSealedKeys(database: AccountsDatabase, now: Moment): Promise<void> {
  await database
    .updateTable('sealed_keys')
    .set({ sealed: null })
    .where('created_at', '<=', momentAfter(now, -SEALED_KEY_LIFE_MS))
    .where('sealed', 'is not', null)
    .execute();
  await database
    .deleteFrom('sealed_keys')
    .where('created_at', '<=', momentAfter(now, -REQUEST_MEMORY_MS))
    .execute();
}
