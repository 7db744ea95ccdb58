import { Clock } from '#libs/admission';

/** A clock that does not move until a test sets or advances it. */
export class FixedClock extends Clock {
  private nowMs: number;

  constructor(moment = '2026-11-21T10:00:00.000Z') {
    super();
    this.nowMs = Date.parse(moment);
  }

  override now(): number {
    return this.nowMs;
  }

  advance(ms: number): void {
    this.nowMs += ms;
  }

  set(moment: string): void {
    this.nowMs = Date.parse(moment);
  }
}
