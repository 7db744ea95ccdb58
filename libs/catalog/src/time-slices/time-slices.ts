/** Work in steps: it may pause wherever it yields. A step takes well below a millisecond. */
export type SlicedWork<T> = Generator<undefined, T>;

interface Task {
  /** @returns whether it has ended, well or not */
  advance(untilMs: number): boolean;
}

/** What all requests together may take in one turn of the event loop. */
const SLICE_MS = 5;
/** What one piece of work gets before the next one has its turn. */
const QUANTUM_MS = 1;

/**
 * Shares the event loop between pieces of work, so that none of them keeps the others, the network or a timer waiting:
 * all of them together get a few milliseconds of each turn of the loop.
 *
 * New work comes first and short work ends at once; longer work waits in line with other longer work. A turn in which
 * an answer was finished ends there, because handling the answer takes time as well. Background work gets one quantum
 * a turn, whatever else waits.
 */
export class TimeSlices {
  private readonly fresh: Task[] = [];
  private readonly begun: Task[] = [];
  private readonly background: Task[] = [];
  /** When the slice of this turn ends; `undefined` before anything ran in it. */
  private sliceEndsAt: number | undefined;
  private isTurnScheduled = false;

  /** @param nowMs the time, in milliseconds since some moment; given by tests alone */
  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  /** Runs `work` to its end; it begins at once if there is time left in this turn. */
  run<T>(work: SlicedWork<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const task = this.taskOf(work, resolve, reject);
      if (!this.hasTimeNow()) this.fresh.push(task);
      else if (!task.advance(this.nowMs() + QUANTUM_MS)) this.begun.push(task);
      this.scheduleTurn();
    });
  }

  /**
   * Runs `work`, for which no client waits.
   * @param signal ends it at its next pause; the promise then rejects with the signal's reason
   */
  runInBackground<T>(work: SlicedWork<T>, signal?: AbortSignal): Promise<T> {
    return new Promise((resolve, reject) => {
      this.background.push(this.taskOf(work, resolve, reject, signal));
      this.scheduleTurn();
    });
  }

  private hasTimeNow(): boolean {
    this.sliceEndsAt ??= this.nowMs() + SLICE_MS;
    return this.fresh.length === 0 && this.nowMs() < this.sliceEndsAt;
  }

  private scheduleTurn(): void {
    if (this.isTurnScheduled) return;
    this.isTurnScheduled = true;
    setImmediate(() => this.turn());
  }

  private turn(): void {
    this.isTurnScheduled = false;
    this.sliceEndsAt = undefined;
    if (this.fresh.length + this.begun.length + this.background.length === 0) return;
    this.advanceFirst(this.background);
    const endsAt = (this.sliceEndsAt = this.nowMs() + SLICE_MS);
    // Work that has begun gets at least one quantum a turn, however much new work comes in.
    let hasEnded = this.advanceFirst(this.begun);
    while (!hasEnded && this.fresh.length + this.begun.length > 0 && this.nowMs() < endsAt)
      hasEnded = this.fresh.length > 0 ? this.advanceFirst(this.fresh) : this.advanceFirst(this.begun);
    this.scheduleTurn();
  }

  /** One quantum for the first in line, which then becomes the last; new work counts as begun from then on. */
  private advanceFirst(line: Task[]): boolean {
    const task = line.shift();
    if (task === undefined) return false;
    const hasEnded = task.advance(this.nowMs() + QUANTUM_MS);
    if (!hasEnded) (line === this.fresh ? this.begun : line).push(task);
    return hasEnded;
  }

  private taskOf<T>(
    work: SlicedWork<T>,
    resolve: (value: T) => void,
    reject: (reason: unknown) => void,
    signal?: AbortSignal,
  ): Task {
    return {
      advance: untilMs => {
        try {
          do {
            if (signal?.aborted) {
              work.return(undefined as T);
              throw signal.reason;
            }
            const step = work.next();
            if (step.done) {
              resolve(step.value);
              return true;
            }
          } while (this.nowMs() < untilMs);
          return false;
        } catch (error) {
          reject(error);
          return true;
        }
      },
    };
  }
}

/** The event loop is one for the whole process, and so is the share of it that long work may take. */
export const timeSlices = new TimeSlices();

/** Runs `work` to its end without a pause: for a process that does not serve yet. */
export function finishNow<T>(work: SlicedWork<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
