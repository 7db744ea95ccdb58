import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { nameOfPlace, type Place, WINDOW_MS, type Clock } from '#libs/admission';
import { inTransaction, withoutWaiting } from './file/database.js';

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

/** How far what other processes see may lag behind. */
const FLUSH_INTERVAL_MS = 100;

/** Gathers admissions in the process and writes them ten times a second, so that no request waits for it. */
export class RateRecorder {
  /** By name of the place. */
  private readonly pending = new Map<string, number[]>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly admissions: RecentAdmissions,
    private readonly clock: Clock,
  ) {}

  record(place: Place, admittedAtMs: number): void {
    const name = nameOfPlace(place);
    const times = this.pending.get(name);
    if (times === undefined) this.pending.set(name, [admittedAtMs]);
    else times.push(admittedAtMs);
    // Set by the first admission after a flush, so that a process which admits nothing does not wake up.
    this.timer ??= this.flushSoon();
  }

  /** Stops the timer and writes a last time. Never throws. */
  close(): void {
    clearTimeout(this.timer);
    this.flush();
  }

  private flushSoon(): NodeJS.Timeout {
    return setTimeout(() => {
      this.flush();
      this.timer = this.pending.size === 0 ? undefined : this.flushSoon();
    }, FLUSH_INTERVAL_MS).unref();
  }

  private flush(): void {
    if (this.pending.size === 0) return;
    const nowMs = this.clock.now();
    try {
      this.admissions.add(this.pending, nowMs);
      this.pending.clear();
    } catch {
      // Tried again the next time, and not reported: another process that is just writing is no news, and a file that
      // stays unusable is reported by the quota and the usage log, which write to it too.
      this.forgetOld(nowMs);
    }
  }

  private forgetOld(nowMs: number): void {
    for (const [name, times] of this.pending) {
      const recent = times.filter(atMs => Math.abs(nowMs - atMs) < WINDOW_MS);
      if (recent.length === 0) this.pending.delete(name);
      else this.pending.set(name, recent);
    }
  }
}
