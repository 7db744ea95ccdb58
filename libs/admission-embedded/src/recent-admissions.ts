import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { nameOfPlace, type Place, WINDOW_MS } from '#libs/admission';
import { inTransaction, withoutWaiting } from './file/open-database.js';

/** By name of the place: when a request of it was admitted, in milliseconds since the epoch. */
export type AdmissionTimes = ReadonlyMap<string, readonly number[]>;

const ADD =
  'INSERT INTO admissions_of_last_second (written_at_ms, times_by_place) VALUES (:nowMs, :timesByPlace)';

/** The distance, not the age: what was written before the clock was set back has to go too. */
const DROP_OLD = `DELETE FROM admissions_of_last_second WHERE abs(:nowMs - written_at_ms) >= ${WINDOW_MS}`;

const COUNT = `
  SELECT count(*) AS used FROM admissions_of_last_second, json_each(times_by_place, :path)
  WHERE abs(:nowMs - value) < ${WINDOW_MS}`;

/**
 * What was admitted in the last 1,000 ms, where every process on the data folder can count it.
 *
 * A row is what one process admitted since its row before. So writing takes two statements whatever the number of
 * requests and places, processes do not overwrite each other, and each write deletes the rows that no longer count.
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
    const timesByPlace = JSON.stringify(Object.fromEntries(times));
    withoutWaiting(this.database, () =>
      inTransaction(this.database, () => {
        this.dropOld.run({ nowMs });
        this.addRow.run({ nowMs, timesByPlace });
      }),
    );
  }

  /** Admissions of a place in the window that ends now. */
  count(place: Place, nowMs: number): number {
    const { used } = this.countTimes.get({ path: `$."${nameOfPlace(place)}"`, nowMs }) as { used: number };
    return used;
  }
}
