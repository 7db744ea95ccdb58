import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  type AccountTag,
  KeyPublication,
  type PublicationBatch,
  type PublicationState,
  type PublishedKey,
  type PublishedRevisions,
} from '#libs/admission';
import { inTransaction, waitingLonger, orStoreUnavailable } from './file/database.js';
import { PROBE } from './probe.js';

/** Ours is later, or replaces exactly the revision that is there. */
const IS_NEWER = 'excluded.revision >= revision OR revision = :replaces';

const PUT_ACCOUNT = `
  INSERT INTO account_records (account_tag, revision, plan_name, rate_per_second, requests_per_month)
  VALUES (:accountTag, :revision, :planName, :ratePerSecond, :requestsPerMonth)
  ON CONFLICT DO UPDATE SET
    revision = excluded.revision, plan_name = excluded.plan_name,
    rate_per_second = excluded.rate_per_second, requests_per_month = excluded.requests_per_month
  WHERE ${IS_NEWER}`;

const PUT_KEY = `
  INSERT INTO key_records (key_id, account_tag, place, revision, state, expires_at_ms,
    allowed, rate_per_second, requests_per_month)
  VALUES (:keyId, :accountTag, :place, :revision, :state, :expiresAtMs, :allowed, :ratePerSecond, :requestsPerMonth)
  ON CONFLICT DO UPDATE SET
    account_tag = excluded.account_tag, place = excluded.place, revision = excluded.revision, state = excluded.state,
    expires_at_ms = excluded.expires_at_ms, allowed = excluded.allowed,
    rate_per_second = excluded.rate_per_second, requests_per_month = excluded.requests_per_month
  WHERE ${IS_NEWER}`;

const CLAIM = `
  INSERT INTO publication (only_row, database_id, complete) VALUES (1, :databaseId, 0)
  ON CONFLICT DO UPDATE SET database_id = excluded.database_id, complete = 0
  WHERE database_id <> excluded.database_id AND database_id = :insteadOf`;

/** Records of keys and accounts in SQLite, where every process on the data folder sees them with its next request. */
export class EmbeddedKeyPublication extends KeyPublication {
  /** A file does not come back with older data while it is open. */
  override readonly epoch = '';
  private readonly putAccount: StatementSync;
  private readonly putKey: StatementSync;
  private readonly dropSecrets: StatementSync;
  private readonly putSecret: StatementSync;

  constructor(private readonly database: DatabaseSync) {
    super();
    this.putAccount = database.prepare(PUT_ACCOUNT);
    this.putKey = database.prepare(PUT_KEY);
    this.dropSecrets = database.prepare('DELETE FROM key_secrets WHERE key_id = ?');
    this.putSecret = database.prepare(
      'INSERT INTO key_secrets (key_id, hash, expires_at_ms) VALUES (?, ?, ?)',
    );
  }

  override state(): Promise<PublicationState> {
    return orStoreUnavailable(() => this.readState());
  }

  override claim(databaseId: string, insteadOf = ''): Promise<string> {
    return this.write(() => {
      this.database.prepare(CLAIM).run({ databaseId, insteadOf });
      return this.readState().databaseId ?? databaseId;
    });
  }

  override async publish(batch: PublicationBatch): Promise<void> {
    await this.write(() => this.put(batch));
  }

  override revisions(): Promise<PublishedRevisions> {
    return orStoreUnavailable(() => ({
      accounts: this.readRevisions('account_records', 'account_tag'),
      keys: this.readRevisions('key_records', 'key_id'),
    }));
  }

  override async withdraw(keyIds: readonly string[]): Promise<void> {
    await this.write(() => {
      const dropKey = this.database.prepare('DELETE FROM key_records WHERE key_id = ?');
      const dropUses = this.database.prepare('DELETE FROM last_uses WHERE key_id = ?');
      const dropRequests = this.database.prepare('DELETE FROM recent_requests WHERE key_id = ?');
      for (const keyId of keyIds) {
        dropKey.run(keyId);
        dropRequests.run(keyId);
        dropUses.run(keyId);
      }
    });
  }

  override async withdrawAccounts(accountTags: readonly AccountTag[]): Promise<void> {
    await this.write(() => {
      const dropAccount = this.database.prepare('DELETE FROM account_records WHERE account_tag = ?');
      for (const accountTag of accountTags) dropAccount.run(accountTag);
    });
  }

  override async complete(databaseId: string): Promise<void> {
    await this.write(() => {
      this.put(PROBE);
      this.database.prepare('UPDATE publication SET complete = 1 WHERE database_id = ?').run(databaseId);
    });
  }

  private put({ accounts, keys }: PublicationBatch): void {
    for (const account of accounts) this.putAccount.run({ ...account, replaces: account.replaces ?? null });
    for (const key of keys) this.putKeyWithSecrets(key);
  }

  private putKeyWithSecrets({ secrets, allowed, ...key }: PublishedKey): void {
    const { changes } = this.putKey.run({
      ...key,
      allowed: JSON.stringify(allowed),
      replaces: key.replaces ?? null,
    });
    if (changes === 0) return; // a later revision is there already
    this.dropSecrets.run(key.keyId);
    for (const { hash, expiresAtMs } of secrets) this.putSecret.run(key.keyId, hash, expiresAtMs);
  }

  private readState(): PublicationState {
    const row = this.database.prepare('SELECT database_id AS databaseId, complete FROM publication').get() as
      { databaseId: string; complete: number } | undefined;
    return { databaseId: row?.databaseId, complete: row?.complete === 1 };
  }

  /** The revision of every record but the probe. */
  private readRevisions(table: string, id: string): Map<string, number> {
    const rows = this.database
      .prepare(`SELECT ${id} AS id, revision FROM ${table} WHERE ${id} <> 'probe'`)
      .all();
    return new Map((rows as { id: string; revision: number }[]).map(row => [row.id, row.revision]));
  }

  private write<Result>(work: () => Result): Promise<Result> {
    return orStoreUnavailable(() => waitingLonger(this.database, () => inTransaction(this.database, work)));
  }
}
