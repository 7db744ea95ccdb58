import type { PublishedKey } from '#libs/admission';
import type { AccountRecord } from './open-record.js';

/** What the record says about these keys, in the form the limiter's store takes; at most some hundreds at once. */
export async function readPublishedKeys(
  record: AccountRecord,
  keyIds: readonly string[],
): Promise<PublishedKey[]> {
  if (keyIds.length === 0) return [];
  const keys = await record
    .selectFrom('api_keys')
    .innerJoin('plans', 'plans.name', 'api_keys.plan')
    .select(['id', 'revision', 'state', 'plan', 'rate_per_second', 'requests_per_month'])
    .where('id', 'in', keyIds)
    .execute();
  const secrets = Map.groupBy(await readSecrets(record, keyIds), secret => secret.key_id);
  return keys.map(key => ({
    keyId: key.id,
    revision: key.revision,
    state: key.state,
    secrets: (secrets.get(key.id) ?? []).map(({ hash, expires_at }) => ({
      hash,
      expiresAtMs: expires_at === null ? null : Date.parse(expires_at),
    })),
    ratePerSecond: key.rate_per_second,
    requestsPerMonth: key.requests_per_month,
    planName: key.plan,
  }));
}

function readSecrets(record: AccountRecord, keyIds: readonly string[]) {
  return record
    .selectFrom('key_secrets')
    .select(['key_id', 'hash', 'expires_at'])
    .where('key_id', 'in', keyIds)
    .execute();
}
