import type { Client } from '@elastic/elasticsearch';
import { CatalogGenerations, CatalogUnavailable, shortDigest, type Generation } from '#libs/catalog';
import { describeFailure, hasNoAnswer } from './failed-request.js';
import type { Reachability } from './reachability.js';
import { readGenerations, type Generations } from './read-generations.js';

/** What is published and what is kept, asked of Elasticsearch twice a second. */
const POLL_INTERVAL_MS = 500;
/** A node that does not answer this question within this time is given up for the next one. */
const SHORTEST_TIMEOUT_MS = 250;

export interface ElasticGenerationsOptions {
  readonly prefix: string;
  readonly timeoutMs: number;
  /** How many nodes may be asked; Elasticsearch is unreachable when none of them answers. */
  readonly nodeCount: number;
  /** Told once when Elasticsearch cannot be asked any more, not at every attempt. */
  readonly onProblem: (problem: Error) => void;
  /** Told once when it can be asked again. */
  readonly onRecovery?: () => void;
  /** Told of the published generation whenever it was asked for. */
  readonly onPublished: (generation: Generation) => void;
}

/** Asks again and again in the background, which is also how it is found out whether Elasticsearch can be asked. */
export class ElasticGenerations extends CatalogGenerations implements Reachability {
  private known: readonly Generation[] = [];
  private published: Generation | undefined;
  /** Of the last poll; `undefined` when it was answered, or there was none yet. */
  private failure: unknown;
  private hasPolled = false;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly client: Client,
    private readonly options: ElasticGenerationsOptions,
  ) {
    super();
  }

  /** Asks once, then goes on asking in the background; never rejects, an engine that is unavailable is asked again. */
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
    if (this.published === undefined && (this.failure !== undefined || !this.hasPolled))
      throw new CatalogUnavailable('engine away');
    return this.published;
  }

  override withDigest(digest: string): Generation | undefined {
    if (this.published && shortDigest(this.published.digest) === digest) return this.published;
    return this.known.find(generation => shortDigest(generation.digest) === digest);
  }

  private async poll(): Promise<void> {
    try {
      const { published, kept } = await this.read();
      this.published = published;
      this.known = kept;
      if (this.failure !== undefined) this.options.onRecovery?.();
      this.failure = undefined;
      if (published) this.options.onPublished(published);
    } catch (error) {
      const isNew = this.failure === undefined;
      this.failure = error;
      if (isNew) this.options.onProblem(new Error(describeFailure(error), { cause: error }));
    }
    this.hasPolled = true;
    if (!this.closed) this.timer = setTimeout(() => void this.poll(), POLL_INTERVAL_MS).unref();
  }

  /** Asks one node after the other: one that hangs says nothing of the others. */
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
