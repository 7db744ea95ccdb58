import type { Client } from '@elastic/elasticsearch';
import { CatalogGenerations, CatalogUnavailable, shortDigest, type Generation } from '#libs/catalog';
import { CatalogLost, describeFailure, hasNoAnswer } from './failed-request.js';
import type { Reachability } from './reachability.js';
import { readGenerations, type Generations } from './read-generations.js';

/** The current and the kept generations are read from Elasticsearch twice a second. */
const POLL_INTERVAL_MS = 500;
/** A node gets at least this long to answer before the next one is tried, unless the whole timeout is shorter. */
const SHORTEST_TIMEOUT_MS = 250;
/** A promoted generation is served after this time at the latest, whether it is read or not. */
const LONGEST_PREPARATION_MS = 120_000;

export interface ElasticGenerationsOptions {
  readonly prefix: string;
  readonly timeoutMs: number;
  /** How many nodes there are; Elasticsearch is unreachable when none of them answers. */
  readonly nodeCount: number;
  /** Called once when Elasticsearch becomes unreachable, not at every attempt. */
  readonly onFailure: (failure: Error) => void;
  /** Called once for each generation that is served although an older version built it without what this one needs. */
  readonly onOutdated?: (missing: readonly string[]) => void;
  /** Called once when it answers again. */
  readonly onRecovery?: () => void;
  /** Reads what the process keeps of the generation that is served, and of the one that will be; called after every poll. */
  readonly prepare: (...generations: readonly Generation[]) => void;
  /** Whether that is read. */
  readonly isPrepared: (generation: Generation) => boolean;
}

/**
 * Polls in the background, which also shows whether Elasticsearch is reachable. What it knows stays valid while
 * Elasticsearch is unavailable or has lost its data, so that kept answers are still given.
 */
export class ElasticGenerations extends CatalogGenerations implements Reachability {
  private known: readonly Generation[] = [];
  /** The one that is served. */
  private currentGeneration: Generation | undefined;
  /** The promotion that made it current, or made it current again. */
  private promotion: string | undefined;
  /** When the generation was found replaced; `undefined` while it is the promoted one. */
  private replacedAtMs: number | undefined;
  /** The failure of the last poll; `undefined` when it succeeded, or there was none yet. */
  private failure: unknown;
  private hasPolled = false;
  /** When this process first served a generation. */
  private servedSinceMs = Number.POSITIVE_INFINITY;
  private hasBeenPrepared = false;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly client: Client,
    private readonly options: ElasticGenerationsOptions,
  ) {
    super();
  }

  /** Polls once, then continues in the background; never rejects, an engine that is unavailable is polled again. */
  async start(): Promise<void> {
    await this.poll();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** `ok`, or what is wrong and what is done about it. */
  health(): string {
    if (!this.hasPolled) return 'Elasticsearch has not answered yet';
    return this.failure === undefined ? 'ok' : describeFailure(this.failure);
  }

  get isUnreachable(): boolean {
    return this.failure !== undefined && hasNoAnswer(this.failure);
  }

  override current(): Generation | undefined {
    if (this.currentGeneration === undefined && (this.failure !== undefined || !this.hasPolled))
      throw new CatalogUnavailable('engine unavailable');
    return this.currentGeneration;
  }

  /** Partial matches wait for the titles: until these are read, another process should be asked. A reading that fails ends that, too. */
  override isPrepared(): boolean {
    if (this.currentGeneration === undefined) return false;
    this.hasBeenPrepared ||=
      this.options.isPrepared(this.currentGeneration) ||
      performance.now() - this.servedSinceMs >= LONGEST_PREPARATION_MS;
    return this.hasBeenPrepared;
  }

  override lagMs(): number {
    return this.replacedAtMs === undefined ? 0 : performance.now() - this.replacedAtMs;
  }

  /** The last promotion of the generation that is served. @throws CatalogUnavailable as long as there is none */
  currentPromotion(): string {
    if (this.promotion === undefined) throw new CatalogUnavailable('no generation');
    return this.promotion;
  }

  override withDigest(digest: string): Generation | undefined {
    if (this.currentGeneration && shortDigest(this.currentGeneration.digest) === digest)
      return this.currentGeneration;
    return this.known.find(generation => shortDigest(generation.digest) === digest);
  }

  private async poll(): Promise<void> {
    try {
      const { current, promotion, kept } = await this.read();
      // Aliases move in one request: there is always a current generation once there was one.
      if (current === undefined && this.currentGeneration !== undefined) throw new CatalogLost();
      this.known = kept;
      if (this.failure !== undefined) this.options.onRecovery?.();
      this.failure = undefined;
      if (current) this.turnTo(current, promotion ?? current.id);
    } catch (error) {
      const isNew = this.failure === undefined;
      this.failure = error;
      if (isNew) this.options.onFailure(new Error(describeFailure(error), { cause: error }));
    }
    this.hasPolled = true;
    if (!this.closed) this.timer = setTimeout(() => void this.poll(), POLL_INTERVAL_MS).unref();
  }

  /**
   * Serves the promoted generation once the process has read it, as long as it serves another that it has read. Until
   * then partial matches would have to wait for the titles, and might be refused.
   */
  private turnTo(promoted: Generation, promotion: string): void {
    const { prepare, isPrepared } = this.options;
    const served = this.currentGeneration;
    this.replacedAtMs = served === promoted ? undefined : (this.replacedAtMs ?? performance.now());
    const waits =
      served !== undefined &&
      this.replacedAtMs !== undefined &&
      performance.now() - this.replacedAtMs < LONGEST_PREPARATION_MS &&
      this.known.includes(served) &&
      isPrepared(served) &&
      !isPrepared(promoted);
    if (waits) {
      prepare(served, promoted);
      return;
    }
    if (served !== promoted && promoted.missingFields.length > 0)
      this.options.onOutdated?.(promoted.missingFields);
    this.currentGeneration = promoted;
    this.servedSinceMs = Math.min(this.servedSinceMs, performance.now());
    this.promotion = promotion;
    this.replacedAtMs = undefined;
    prepare(promoted);
  }

  /** Tries one node after the other: that one hangs says nothing about the others. */
  private async read(): Promise<Generations> {
    const { prefix, timeoutMs, nodeCount } = this.options;
    const timeoutPerNodeMs = Math.max(timeoutMs / nodeCount, Math.min(SHORTEST_TIMEOUT_MS, timeoutMs));
    for (let left = nodeCount; ; left--) {
      try {
        return await readGenerations(this.client, prefix, this.known, timeoutPerNodeMs);
      } catch (error) {
        if (left <= 1 || !hasNoAnswer(error)) throw error;
      }
    }
  }
}
