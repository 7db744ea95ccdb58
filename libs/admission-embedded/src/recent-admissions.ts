import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { WINDOW_MS } from '#libs/admission';
import { inTransaction, withoutWaiting } from './open-database.js';

/** By key id: when it was admitted, in milliseconds since the epoch. */
export type AdmissionTimes = ReadonlyMap<string, readonly number[]>;

const ADD = 'INSERT INTO recent_admissions (written_at_ms, times_by_key) VALUES (:nowMs, :timesByKey)';

/** The distance, not the age: what was written before the clock was set back has to go too. */
const DROP_OLD = `DELETE FROM recent_admissions WHERE abs(:nowMs - written_at_ms) >= ${WINDOW_MS}`;

const COUNT = `
  SELECT count(*) AS used FROM recent_admissions, json_each(times_by_key, :path)
  WHERE abs(:nowMs - value) < ${WINDOW_MS}`;

/**
 * What was admitted in the last 1,000 ms, where every process on the data folder can count it.
 *
 * A row is what one process admitted since its row before. So writing takes two statements whatever the number of
 * requests and keys, processes do not overwrite each other, and each write drops the rows of which nothing counts
 * any more.
 */
export class RecentAdmissions {
  private readonly addRow: StatementSync;
  private readonly dropOld: StatementSync;
  private readonly countTimes: StatementSync;

  constructor(private readonly database: DatabaseSync) {
    this.addRow = database.prepare(ADD);
    this.dropOld = database.prepare(DROP_OLD);
    this.countTimes = database.prepare(COUNT);
  }

  /** Adds all or, when it throws, none. Does not wait for another process to finish writing. */
  add(times: AdmissionTimes, nowMs: number): void {
    const timesByKey = JSON.stringify(Object.fromEntries(times));
    withoutWaiting(this.database, () =>
      inTransaction(this.database, () => {
        this.dropOld.run({ nowMs });
        this.addRow.run({ nowMs, timesByKey });
      }),
    );
  }

  /** Admissions of a key in the window that ends now. */
  count(keyId: string, nowMs: number): number {
    const { used } = this.countTimes.get({ path: `$."${keyId}"`, nowMs }) as { used: number };
    return used;
  }
}
