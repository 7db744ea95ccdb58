import type { PublishedKey } from '#libs/admission';
import type { AccountRecord } from './open-record.js';

/** What the record says about one key, or about all, in the form the limiter's store takes. */
export async function readPublishedKeys(record: AccountRecord, keyId?: string): Promise<PublishedKey[]> {
  const keys = await record
    .selectFrom('api_keys')
    .innerJoin('plans', 'plans.name', 'api_keys.plan')
    .select(['id', 'revision', 'state', 'plan', 'rate_per_second', 'requests_per_month'])
    .$if(keyId !== undefined, query => query.where('id', '=', keyId ?? ''))
    .execute();
  const secrets = Map.groupBy(await readSecrets(record, keyId), secret => secret.key_id);
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

function readSecrets(record: AccountRecord, keyId: string | undefined) {
  return record
    .selectFrom('key_secrets')
    .select(['key_id', 'hash', 'expires_at'])
    .$if(keyId !== undefined, query => query.where('key_id', '=', keyId ?? ''))
    .execute();
}
