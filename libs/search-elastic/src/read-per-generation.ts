import type { Generation } from '#libs/catalog';

/** What was read of one generation, or the reading of it. */
interface Kept<T> {
  readonly content?: T;
  usedAtMs: number;
  /** Resolves when it is there, or cannot be. */
  readonly ready: Promise<void>;
  /** Ends the reading; nothing more when it has ended. */
  readonly cancel: () => void;
}

interface ReadOptions<T> {
  /** Rejects once `signal` is aborted. */
  readonly read: (generation: Generation, signal: AbortSignal) => Promise<T>;
  /** Called with what made a reading fail. */
  readonly onFailure: (error: unknown) => void;
  /** How long one that is not needed is kept after it was last used. */
  readonly keptUnusedMs: number;
}

/** Of each request for what is read in the background: long, because no client waits for it. */
export const READING_TIMEOUT_MS = 30_000;
/** Generations that memory holds at most, those that are being read included: the one that is served, and another. */
const MOST_KEPT = 2;
/** The pause before what could not be read is read again. */
const RETRY_PAUSE_MS = 10_000;

/** What a process reads of generations in the background. */
export class ReadPerGeneration<T> {
  /** By digest, the newest last. */
  private readonly kept = new Map<string, Kept<T>>();
  /** Digests of the generations that are never dropped for another. */
  private needed: readonly string[] = [];

  constructor(private readonly options: ReadOptions<T>) {}

  /** @returns `undefined` while it is not read */
  of({ digest }: Generation): T | undefined {
    const kept = this.kept.get(digest);
    if (kept) kept.usedAtMs = performance.now();
    return kept?.content;
  }

  /** Resolves when it is there, or has failed and been reported, or was ended; at once when nothing reads it. */
  async settled({ digest }: Generation): Promise<void> {
    await this.kept.get(digest)?.ready;
  }

  /**
   * Reads these generations, at most {@link MOST_KEPT}, unless they are there or just failed, and keeps them until others
   * are needed; drops the others that are no longer used.
   * @returns as {@link settled}, for all of them
   */
  async prepare(...generations: readonly Generation[]): Promise<void> {
    this.needed = generations.map(({ digest }) => digest);
    this.dropUnused();
    await Promise.all(generations.map(generation => this.readIfRoom(generation)));
  }

  /** Reads one that is not needed; it then takes the place of another such one, if there is any. @returns as {@link settled} */
  readIfRoom(generation: Generation): Promise<void> {
    const known = this.kept.get(generation.digest);
    if (known) return known.ready;
    // Before it is read, so that memory never holds one more.
    this.makeRoom();
    if (this.kept.size >= MOST_KEPT) return Promise.resolve();
    const reading = new AbortController();
    const ready = this.read(generation, reading.signal);
    this.kept.set(generation.digest, { usedAtMs: performance.now(), ready, cancel: () => reading.abort() });
    return ready;
  }

  /** A reading that is under way ends without a report. */
  close(): void {
    for (const { cancel } of this.kept.values()) cancel();
  }

  private dropUnused(): void {
    const used = performance.now() - this.options.keptUnusedMs;
    for (const [digest, { content, usedAtMs }] of this.kept)
      if (content !== undefined && usedAtMs < used && !this.needed.includes(digest)) this.kept.delete(digest);
  }

  /** Ends readings that are not needed, which are out of date before they are done, and drops the oldest of the others. */
  private makeRoom(): void {
    for (const [digest, { content, cancel }] of this.kept) {
      if (this.needed.includes(digest)) continue;
      if (content !== undefined && this.kept.size < MOST_KEPT) continue;
      cancel();
      this.kept.delete(digest);
    }
  }

  private async read(generation: Generation, signal: AbortSignal): Promise<void> {
    const { digest } = generation;
    try {
      const content = await this.options.read(generation, signal);
      signal.throwIfAborted();
      const usedAtMs = performance.now();
      this.kept.set(digest, { content, usedAtMs, ready: Promise.resolve(), cancel: () => {} });
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
