import type { PublicationBatch, PublishedAccount, PublishedKey } from '#libs/admission';
import type { RedisConnection } from '../connection/redis-connection.js';
import type { RedisKeys } from '../layout/redis-keys.js';

/** Writes the hashes that admission reads. Accounts come first: a key without its account counts as lost. */
export async function writeRecords(
  connection: RedisConnection,
  names: RedisKeys,
  { accounts, keys }: PublicationBatch,
): Promise<void> {
  await connection.runEach(accounts, (client, account) =>
    client.publishRecord(
      names.account(account.accountTag),
      ...revisionOf(account),
      ...accountFields(account),
    ),
  );
  await connection.runEach(keys, (client, key) =>
    client.publishRecord(names.key(key.keyId), ...revisionOf(key), ...keyFields(key)),
  );
}

/** In the form that the script expects. */
function revisionOf({ revision, replaces }: PublishedKey | PublishedAccount): [number, number | ''] {
  return [revision, replaces ?? ''];
}

/** Field and value by turns; see {@link RedisKeys.account}. */
function accountFields({ ratePerSecond, requestsPerMonth, planName }: PublishedAccount): (string | number)[] {
  return ['rate', ratePerSecond, 'quota', requestsPerMonth, 'plan', planName];
}

/** Field and value by turns; see {@link RedisKeys.key}. */
function keyFields(key: PublishedKey): (string | number)[] {
  const { state, place, expiresAtMs, secrets, allowed } = key;
  const fields = ['state', state, 'place', place, 'expires', expiresAtMs ?? ''];
  fields.push('rate', key.ratePerSecond ?? '', 'quota', key.requestsPerMonth ?? '');
  fields.push('origins', allowed.origins.join(','), 'networks', allowed.networks.join(','));
  return [...fields, ...secrets.flatMap(({ hash, expiresAtMs: end }) => [`secret:${hash}`, end ?? ''])];
}
