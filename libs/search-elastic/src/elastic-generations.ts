import type { Client } from '@elastic/elasticsearch';
import { CatalogGenerations, CatalogUnavailable, shortDigest, type Generation } from '#libs/catalog';
import { readGenerations } from './read-generations.js';

/** What is published and what is kept, asked of Elasticsearch twice a second. */
const POLL_INTERVAL_MS = 500;
const SLOWEST_RETRY_MS = 5_000;

export interface ElasticGenerationsOptions {
  readonly prefix: string;
  readonly timeoutMs: number;
  /** Told once when Elasticsearch cannot be asked any more, not at every attempt. */
  readonly onProblem: (problem: Error) => void;
  /** Told once when it can be asked again. */
  readonly onRecovery?: () => void;
  /** Told of the published generation whenever it was asked for. */
  readonly onPublished: (generation: Generation) => void;
}

export class ElasticGenerations extends CatalogGenerations {
  private known: readonly Generation[] = [];
  private published: Generation | undefined;
  private reachable: boolean | undefined;
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;
  private closed = false;

  constructor(
    private readonly client: Client,
    private readonly options: ElasticGenerationsOptions,
  ) {
    super();
  }

  /** Asks once, then goes on asking in the background; never rejects, an engine that is away is asked again. */
  async start(): Promise<void> {
    await this.poll();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** Whether the last question was answered. */
  get isReachable(): boolean {
    return this.reachable === true;
  }

  override current(): Generation | undefined {
    if (this.published === undefined && this.reachable !== true) throw new CatalogUnavailable('engine away');
    return this.published;
  }

  override withDigest(digest: string): Generation | undefined {
    if (this.published && shortDigest(this.published.digest) === digest) return this.published;
    return this.known.find(generation => shortDigest(generation.digest) === digest);
  }

  private async poll(): Promise<void> {
    try {
      const { published, kept } = await readGenerations(
        this.client,
        this.options.prefix,
        this.known,
        this.options.timeoutMs,
      );
      this.published = published;
      this.known = kept;
      this.failures = 0;
      if (this.reachable === false) this.options.onRecovery?.();
      this.reachable = true;
      if (published) this.options.onPublished(published);
    } catch (error) {
      this.failures++;
      if (this.reachable !== false)
        this.options.onProblem(new Error('Elasticsearch does not answer', { cause: error }));
      this.reachable = false;
    }
    if (this.closed) return;
    const delay =
      this.failures === 0
        ? POLL_INTERVAL_MS
        : Math.min(POLL_INTERVAL_MS * 2 ** (this.failures - 1), SLOWEST_RETRY_MS);
    this.timer = setTimeout(() => void this.poll(), delay).unref();
  }
}
