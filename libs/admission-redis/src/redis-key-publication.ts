import {
  type AccountTag,
  KeyPublication,
  type PublicationBatch,
  type PublicationState,
  type PublishedRevisions,
} from '#libs/admission';
import type { FormerLayout } from './layout/former-layout.js';
import { inBatches } from './layout/in-batches.js';
import { probeKeyId, probes } from './layout/probes.js';
import type { RedisConnection } from './connection/redis-connection.js';
import type { RedisKeys } from './layout/redis-keys.js';
import { isElsewhere, writeRecords } from './layout/redis-records.js';
import { scanHash, scanSet } from './layout/scan.js';

/** Records of keys and accounts in Redis, with an index of each, and a note of which database they come from. */
export class RedisKeyPublication extends KeyPublication {
  constructor(
    private readonly connection: RedisConnection,
    private readonly names: RedisKeys,
    private readonly former: FormerLayout,
  ) {
    super();
  }

  override async state(): Promise<PublicationState> {
    const { database, complete } = await this.connection.run(client => client.hgetall(this.names.state()));
    return { databaseId: database, complete: complete === '1' && (await this.hasAllProbes()) };
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
      const entries = batch.flatMap(({ keyId, accountTag }) => [keyId, accountTag]);
      await this.connection.run(client => client.hset(this.names.keyIndex(), ...entries));
      await writeRecords(this.connection, this.names, { accounts: [], keys: batch });
    }
  }

  override async revisions(): Promise<PublishedRevisions> {
    const accounts = new Map<AccountTag, number>();
    const tags = await scanSet(this.connection, this.names.accountIndex());
    for (const batch of inBatches(tags)) {
      const revisions = await this.readRevisions(batch.map(tag => this.names.account(tag)));
      batch.forEach((tag, position) => accounts.set(tag, revisions[position] ?? 0));
    }
    const keys = new Map((await this.former.keyIds()).map(keyId => [keyId, 0]));
    const index = await scanHash(this.connection, this.names.keyIndex());
    for (const batch of inBatches([...index])) {
      const revisions = await this.readRevisions(batch.map(([keyId, tag]) => this.names.key(tag, keyId)));
      const unreachable = await this.findUnreachable(batch);
      batch.forEach(([keyId], position) =>
        keys.set(keyId, unreachable.has(keyId) ? 0 : (revisions[position] ?? 0)),
      );
    }
    return { accounts, keys };
  }

  override async withdraw(keyIds: readonly string[]): Promise<void> {
    for (const batch of inBatches(keyIds)) {
      const tags = await this.connection.run(client => client.hmget(this.names.keyIndex(), ...batch));
      const records = batch.flatMap((keyId, position) => {
        const tag = tags[position];
        return [
          this.names.keyByItsId(keyId),
          this.names.requests(keyId),
          ...(typeof tag === 'string' ? [this.names.key(tag, keyId)] : []),
        ];
      });
      await this.connection.runEach(records, (client, record) => client.del(record));
      await this.connection.run(client => client.hdel(this.names.keyIndex(), ...batch));
      await this.former.withdraw(batch);
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
    await this.connection.run(client => client.completePublication(this.names.state(), databaseId));
    await this.former.retire();
  }

  private async hasAllProbes(): Promise<boolean> {
    const found = await this.connection.runEach(this.connection.probeTags, (client, tag) =>
      client.exists(this.names.key(tag, probeKeyId(tag))),
    );
    return found.every(count => count === 1);
  }

  private async readRevisions(records: readonly string[]): Promise<number[]> {
    const revisions = await this.connection.runEach(records, (client, record) =>
      client.hget(record, 'revision'),
    );
    return revisions.map(Number);
  }

  /** Keys that requests do not find, because the note of where they are is missing. */
  private async findUnreachable(entries: readonly (readonly [string, AccountTag])[]): Promise<Set<string>> {
    const moved = entries.filter(([keyId, accountTag]) => isElsewhere({ keyId, accountTag }));
    const notes = await this.connection.runEach(moved, (client, [keyId]) =>
      client.hget(this.names.keyByItsId(keyId), 'moved'),
    );
    return new Set(moved.filter((_, position) => notes[position] === null).map(([keyId]) => keyId));
  }
}
