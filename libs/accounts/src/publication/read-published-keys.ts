import type { PublishedKey } from '#libs/admission';
import type { AccountRecord } from '../open-record.js';
import type { Moment } from '../schema.js';

/** What the record says about these keys, in the form the limiter's store takes; at most some hundreds at once. */
export async function readPublishedKeys(
  record: AccountRecord,
  keyIds: readonly string[],
): Promise<PublishedKey[]> {
  if (keyIds.length === 0) return [];
  const keys = await record
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select(['api_keys.id as keyId', 'tag', 'api_keys.revision as revision', 'state', 'expires_at'])
    .where('api_keys.id', 'in', keyIds)
    .execute();
  const secrets = Map.groupBy(await readSecrets(record, keyIds), secret => secret.key_id);
  return keys.map(({ keyId, tag, revision, state, expires_at }) => ({
    keyId,
    accountTag: tag,
    revision,
    state,
    secrets: (secrets.get(keyId) ?? []).map(secret => ({
      hash: secret.hash,
      expiresAtMs: toMs(secret.expires_at),
    })),
    expiresAtMs: toMs(expires_at),
  }));
}

function readSecrets(record: AccountRecord, keyIds: readonly string[]) {
  return record
    .selectFrom('key_secrets')
    .select(['key_id', 'hash', 'expires_at'])
    .where('key_id', 'in', keyIds)
    .execute();
}

function toMs(moment: Moment | null): number | null {
  return moment === null ? null : Date.parse(moment);
}
