import type { DatabaseSync } from 'node:sqlite';
import type { Month } from '#libs/admission';

/**
 * What an earlier release kept in the same file: keys with limits and counters of their own. Read when a database is
 * first published in the form of this release, and dropped then.
 */
export class FormerTables {
  constructor(private readonly database: DatabaseSync) {}

  keyIds(): string[] {
    if (!this.exist()) return [];
    const rows = this.database.prepare('SELECT key_id AS keyId FROM published_keys').all();
    // One row looks like a key, but marks a complete publication.
    return (rows as { keyId: string }[]).map(({ keyId }) => keyId).filter(keyId => keyId !== 'publication');
  }

  monthUsed(keyIds: readonly string[], month: Month): number {
    if (!this.exist()) return 0;
    const find = this.database.prepare('SELECT used FROM month_counters WHERE key_id = ? AND month = ?');
    const rows = keyIds.map(keyId => find.get(keyId, month) as { used: number } | undefined);
    return rows.reduce((sum, row) => sum + (row?.used ?? 0), 0);
  }

  withdraw(keyId: string): void {
    if (this.exist()) this.database.prepare('DELETE FROM published_keys WHERE key_id = ?').run(keyId);
  }

  drop(): void {
    for (const table of ['published_secrets', 'published_keys', 'month_counters', 'recent_admissions'])
      this.database.exec(`DROP TABLE IF EXISTS ${table}`);
  }

  private exist(): boolean {
    return (
      this.database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'published_keys'").get() !== undefined
    );
  }
}
