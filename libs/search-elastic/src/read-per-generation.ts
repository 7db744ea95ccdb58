import type { Generation } from '#libs/catalog';

/** What was read of one generation, or the reading of it. */
interface Kept<T> {
  readonly content?: T;
  /** Resolves when it is there, or cannot be. */
  readonly ready: Promise<void>;
  /** Ends the reading; nothing more when it has ended. */
  readonly cancel: () => void;
}

interface ReadOptions<T> {
  /** Rejects once `signal` is aborted. */
  readonly read: (generation: Generation, signal: AbortSignal) => Promise<T>;
  /** Generations that are kept, the one that is being read included. */
  readonly kept: number;
  /** Called with what made a reading fail. */
  readonly onFailure: (error: unknown) => void;
}

/** The pause before what could not be read is read again. */
const RETRY_PAUSE_MS = 10_000;

/** What a process reads of each generation in the background, for the newest ones. */
export class ReadPerGeneration<T> {
  /** By digest, the newest last. */
  private readonly kept = new Map<string, Kept<T>>();

  constructor(private readonly options: ReadOptions<T>) {}

  /** @returns `undefined` while it is not read */
  of({ digest }: Generation): T | undefined {
    return this.kept.get(digest)?.content;
  }

  /** Whether it is read, or being read. */
  has({ digest }: Generation): boolean {
    return this.kept.has(digest);
  }

  /**
   * Reads it unless it is there or just failed, and ends any other reading, which is out of date before it is done.
   * @returns when it is there, or has failed and been reported, or was ended
   */
  prepare(generation: Generation): Promise<void> {
    const known = this.kept.get(generation.digest);
    if (known) return known.ready;
    this.cancelReading();
    // Before the new one is read, so that memory never holds one more.
    for (const old of [...this.kept.keys()].slice(0, this.kept.size - this.options.kept + 1))
      this.kept.delete(old);
    const reading = new AbortController();
    const ready = this.read(generation, reading.signal);
    this.kept.set(generation.digest, { ready, cancel: () => reading.abort() });
    return ready;
  }

  /** A reading that is under way ends without a report. */
  close(): void {
    this.cancelReading();
  }

  private cancelReading(): void {
    for (const [digest, { content, cancel }] of this.kept) {
      if (content !== undefined) continue;
      cancel();
      this.kept.delete(digest);
    }
  }

  private async read(generation: Generation, signal: AbortSignal): Promise<void> {
    const { digest } = generation;
    try {
      const content = await this.options.read(generation, signal);
      signal.throwIfAborted();
      this.kept.set(digest, { content, ready: Promise.resolve(), cancel: () => {} });
    } catch (error) {
      if (signal.aborted) return;
      const failed = this.kept.get(digest);
      setTimeout(() => {
        if (this.kept.get(digest) === failed) this.kept.delete(digest);
      }, RETRY_PAUSE_MS).unref();
      this.options.onFailure(error);
    }
  }
}
