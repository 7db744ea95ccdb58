import type { PublishedKey } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { fromColumns, RESTRICTION_COLUMNS, toPublish } from '../restrictions/key-restrictions.js';
import type { Moment } from '../database/schema.js';

/** What the database says about these keys, in the form the limiter's store takes; at most some hundreds at once. */
export async function readPublishedKeys(
  database: AccountsDatabase,
  keyIds: readonly string[],
): Promise<PublishedKey[]> {
  if (keyIds.length === 0) return [];
  const keys = await database
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select(['api_keys.id as keyId', 'tag', 'place', 'api_keys.revision as revision', 'state', 'expires_at'])
    .select(RESTRICTION_COLUMNS)
    .where('api_keys.id', 'in', keyIds)
    .execute();
  const secrets = Map.groupBy(await readSecrets(database, keyIds), secret => secret.key_id);
  return keys.map(({ keyId, tag, place, revision, state, expires_at, ...restrictions }) => ({
    keyId,
    accountTag: tag,
    place,
    revision,
    state,
    secrets: (secrets.get(keyId) ?? []).map(secret => ({
      hash: secret.hash,
      expiresAtMs: toMs(secret.expires_at),
    })),
    expiresAtMs: toMs(expires_at),
    ...toPublish(fromColumns(restrictions)),
  }));
}

function readSecrets(database: AccountsDatabase, keyIds: readonly string[]) {
  return database
    .selectFrom('key_secrets')
    .select(['key_id', 'hash', 'expires_at'])
    .where('key_id', 'in', keyIds)
    .execute();
}

function toMs(moment: Moment | null): number | null {
  return moment === null ? null : Date.parse(moment);
}
