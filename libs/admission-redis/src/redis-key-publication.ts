import {
  type AccountTag,
  KeyPublication,
  type PublicationBatch,
  type PublicationState,
  type PublishedRevisions,
} from '#libs/admission';
import { inBatches } from './layout/in-batches.js';
import { probeKeyId, probes } from './layout/probes.js';
import type { RedisConnection } from './connection/redis-connection.js';
import { LAYOUT, type RedisKeys } from './layout/redis-keys.js';
import { writeRecords } from './records/redis-records.js';
import { scanSet } from './records/scan.js';

/** Records of keys and accounts in Redis, with an index of each, and a note of which database they come from. */
export class RedisKeyPublication extends KeyPublication {
  constructor(
    private readonly connection: RedisConnection,
    private readonly names: RedisKeys,
  ) {
    super();
  }

  override get epoch(): string {
    return this.connection.epoch;
  }

  override async state(): Promise<PublicationState> {
    const { database, complete } = await this.connection.run(client => client.hgetall(this.names.state()));
    return { databaseId: database, complete: complete === LAYOUT && (await this.hasAllProbes()) };
  }

  override async claim(databaseId: string, insteadOf = ''): Promise<string> {
    return (await this.connection.run(client =>
      client.claimPublication(this.names.state(), databaseId, insteadOf),
    )) as string;
  }

  override async publish({ accounts, keys }: PublicationBatch): Promise<void> {
    for (const batch of inBatches(accounts)) {
      // Into the index first: what is not in it could never be withdrawn.
      await this.connection.run(client =>
        client.sadd(this.names.accountIndex(), ...batch.map(({ accountTag }) => accountTag)),
      );
      await writeRecords(this.connection, this.names, { accounts: batch, keys: [] });
    }
    for (const batch of inBatches(keys)) {
      await this.connection.run(client =>
        client.sadd(this.names.keyIndex(), ...batch.map(({ keyId }) => keyId)),
      );
      await writeRecords(this.connection, this.names, { accounts: [], keys: batch });
    }
  }

  override async revisions(): Promise<PublishedRevisions> {
    return {
      accounts: await this.readRevisions(this.names.accountIndex(), tag => this.names.account(tag)),
      keys: await this.readRevisions(this.names.keyIndex(), keyId => this.names.key(keyId)),
    };
  }

  override async withdraw(keyIds: readonly string[]): Promise<void> {
    for (const batch of inBatches(keyIds)) {
      const records = batch.flatMap(keyId => [
        this.names.key(keyId),
        this.names.requests(keyId),
        this.names.lastUses(keyId),
        this.names.lastNetworks(keyId),
      ]);
      await this.connection.runEach(records, (client, record) => client.del(record));
      await this.connection.run(client => client.srem(this.names.keyIndex(), ...batch));
    }
  }

  override async withdrawAccounts(accountTags: readonly AccountTag[]): Promise<void> {
    for (const batch of inBatches(accountTags)) {
      await this.connection.runEach(batch, (client, tag) => client.del(this.names.account(tag)));
      await this.connection.run(client => client.srem(this.names.accountIndex(), ...batch));
    }
  }

  override async complete(databaseId: string): Promise<void> {
    for (const tags of inBatches(this.connection.probeTags))
      await writeRecords(this.connection, this.names, probes(tags));
    await this.connection.run(client => client.completePublication(this.names.state(), databaseId, LAYOUT));
  }

  private async hasAllProbes(): Promise<boolean> {
    const found = await this.connection.runEach(this.connection.probeTags, (client, tag) =>
      client.exists(this.names.key(probeKeyId(tag))),
    );
    return found.every(count => count === 1);
  }

  /** The revision of everything that an index lists; 0 where the record is missing. */
  private async readRevisions(index: string, nameOf: (id: string) => string): Promise<Map<string, number>> {
    const revisions = new Map<string, number>();
    for (const batch of inBatches(await scanSet(this.connection, index))) {
      const found = await this.connection.runEach(batch, (client, id) => client.hget(nameOf(id), 'revision'));
      batch.forEach((id, position) => revisions.set(id, Number(found[position])));
    }
    return revisions;
  }
}
