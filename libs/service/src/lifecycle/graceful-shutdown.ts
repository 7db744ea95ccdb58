import type { Server } from 'node:http';
import { ClosingLimit } from './closing-limit.js';
import type { Serving } from './serving.js';

export interface ShutdownOptions {
  readonly serving: Serving;
  /** How long requests are still served while readiness reports `unavailable`. */
  readonly drainMs: number;
  readonly server: () => Pick<Server, 'closeAllConnections'>;
  /** What is waited for once the last request was answered, one after the other, while there is time. */
  readonly work: readonly (() => Promise<unknown>)[];
  /** What is closed last, in this order. */
  readonly engines: readonly { close(): Promise<unknown> }[];
}

/** The shutdown of a process, in the order in which Nest calls the methods: work that has begun may finish. */
export class GracefulShutdown {
  private readonly limit = new ClosingLimit();

  constructor(private readonly options: ShutdownOptions) {}

  /** First: readiness reports `unavailable`, while requests are still served for the configured time. */
  onModuleDestroy(): Promise<void> {
    return this.options.serving.drain(this.options.drainMs);
  }

  /** Then the server stops accepting and waits for requests in flight; connections still busy 10 s later are closed. */
  beforeApplicationShutdown(): void {
    this.limit.begin(this.options.server());
  }

  async onApplicationShutdown(): Promise<void> {
    for (const work of this.options.work) await this.limit.waitFor(work());
    this.limit.cancel();
    for (const engine of this.options.engines) await engine.close();
  }
}
