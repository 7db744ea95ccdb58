import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { KeyPublication, type PublishedKey } from '#libs/admission';
import { inTransaction, waitingLonger } from './open-database.js';
import { orStoreAway } from './or-store-away.js';

const PUT_KEY = `
  INSERT INTO published_keys (key_id, revision, state, rate_per_second, requests_per_month, plan_name)
  VALUES (:keyId, :revision, :state, :ratePerSecond, :requestsPerMonth, :planName)
  ON CONFLICT DO UPDATE SET
    revision = excluded.revision, state = excluded.state, rate_per_second = excluded.rate_per_second,
    requests_per_month = excluded.requests_per_month, plan_name = excluded.plan_name
  WHERE excluded.revision >= revision`;

/** Key records in SQLite, where every process on the data folder sees them with its next request. */
export class EmbeddedKeyPublication extends KeyPublication {
  private readonly putKey: StatementSync;
  private readonly dropSecrets: StatementSync;
  private readonly putSecret: StatementSync;
  private readonly dropKey: StatementSync;
  private readonly allRevisions: StatementSync;

  constructor(private readonly database: DatabaseSync) {
    super();
    this.putKey = database.prepare(PUT_KEY);
    this.dropSecrets = database.prepare('DELETE FROM published_secrets WHERE key_id = ?');
    this.putSecret = database.prepare(
      'INSERT INTO published_secrets (key_id, hash, expires_at_ms) VALUES (?, ?, ?)',
    );
    this.dropKey = database.prepare('DELETE FROM published_keys WHERE key_id = ?');
    this.allRevisions = database.prepare('SELECT key_id AS keyId, revision FROM published_keys');
  }

  override async publish(keys: readonly PublishedKey[]): Promise<void> {
    await this.write(() => {
      for (const key of keys) this.put(key);
    });
  }

  override async revisions(): Promise<ReadonlyMap<string, number>> {
    const rows = await orStoreAway(() => this.allRevisions.all() as { keyId: string; revision: number }[]);
    return new Map(rows.map(({ keyId, revision }) => [keyId, revision]));
  }

  override async withdraw(keyIds: readonly string[]): Promise<void> {
    await this.write(() => {
      for (const keyId of keyIds) this.dropKey.run(keyId);
    });
  }

  private put({ secrets, ...key }: PublishedKey): void {
    const { changes } = this.putKey.run(key);
    if (changes === 0) return; // a later revision is there already
    this.dropSecrets.run(key.keyId);
    for (const { hash, expiresAtMs } of secrets) this.putSecret.run(key.keyId, hash, expiresAtMs);
  }

  private write(work: () => void): Promise<void> {
    return orStoreAway(() => waitingLonger(this.database, () => inTransaction(this.database, work)));
  }
}
