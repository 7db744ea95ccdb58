import { Clock } from '#libs/admission';

/** A clock that a test sets. */
export class SettableClock extends Clock {
  constructor(private nowMs = Date.parse('2026-11-21T09:00:00Z')) {
    super();
  }

  override now(): number {
    return this.nowMs;
  }

  advance(ms: number): void {
    this.nowMs += ms;
  }
}
