import type { Server } from 'node:http';

/** Operators give a process this long after the drain, see `docs/operating.md`. */
const LIMIT_MS = 10_000;

/** Bounds how long a process that ends waits for what it has begun: one limit for requests, and for the work after them. */
export class ClosingLimit {
  private timer: NodeJS.Timeout | undefined;
  private over = new Promise<void>(() => {});

  /** To be called when the server stops accepting: 10 s later its connections that are still busy are closed. */
  begin(server: Pick<Server, 'closeAllConnections'>): void {
    this.over = new Promise(resolve => (this.timer = setTimeout(resolve, LIMIT_MS)));
    void this.over.then(() => server.closeAllConnections());
  }

  /** Resolves when the work is done, or the limit is over. @throws what the work throws before that */
  async waitFor(work: Promise<unknown>): Promise<void> {
    await Promise.race([work, this.over]);
  }

  /** To be called when there is nothing left to wait for: the clock would keep the process alive. */
  cancel(): void {
    clearTimeout(this.timer);
  }
}
