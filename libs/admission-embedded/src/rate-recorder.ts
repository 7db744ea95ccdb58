import { type Clock, nameOfPlace, type Place, WINDOW_MS } from '#libs/admission';
import type { RecentAdmissions } from './recent-admissions.js';

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
