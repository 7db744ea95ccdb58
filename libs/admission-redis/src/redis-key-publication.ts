import { KeyPublication, type PublishedKey } from '#libs/admission';
import type { RedisConnection } from './redis-connection.js';
import type { RedisKeys } from './redis-key.js';

/** Keys per batch: large enough to be quick, small enough to stay within the command timeout. */
const BATCH_SIZE = 200;

/** Key records in Redis, with a set of all their ids beside them, because hashes cannot be listed. */
export class RedisKeyPublication extends KeyPublication {
  constructor(
    private readonly connection: RedisConnection,
    private readonly keys: RedisKeys,
  ) {
    super();
  }

  override async publish(keys: readonly PublishedKey[]): Promise<void> {
    for (const batch of batches(keys)) {
      // The ids first: a record that is not in the set could never be withdrawn.
      await this.connection.run(client => client.sadd(this.keys.published(), ...batch.map(key => key.keyId)));
      await this.connection.runEach(batch, (client, key) =>
        client.publishKey(this.keys.record(key.keyId), key.revision, ...recordFields(key)),
      );
    }
  }

  override async revisions(): Promise<ReadonlyMap<string, number>> {
    const revisions = new Map<string, number>();
    const keyIds = await this.connection.run(client => client.smembers(this.keys.published()));
    for (const batch of batches(keyIds)) {
      const replies = await this.connection.runEach(batch, (client, keyId) =>
        client.hget(this.keys.record(keyId), 'revision'),
      );
      batch.forEach((keyId, index) => revisions.set(keyId, Number(replies[index])));
    }
    return revisions;
  }

  override async withdraw(keyIds: readonly string[]): Promise<void> {
    for (const batch of batches(keyIds)) {
      await this.connection.runEach(batch, (client, keyId) => client.del(this.keys.record(keyId)));
      await this.connection.run(client => client.srem(this.keys.published(), ...batch));
    }
  }
}

/** Field and value by turns, as HSET takes them; see {@link RedisKeys.record}. */
function recordFields({ state, ratePerSecond, requestsPerMonth, planName, secrets }: PublishedKey) {
  const limits = ['state', state, 'rate', ratePerSecond, 'quota', requestsPerMonth, 'plan', planName];
  return [...limits, ...secrets.flatMap(({ hash, expiresAtMs }) => [`secret:${hash}`, expiresAtMs ?? ''])];
}

function* batches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += BATCH_SIZE) yield items.slice(start, start + BATCH_SIZE);
}
