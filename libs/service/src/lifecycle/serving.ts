import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether this process accepts work: shared by its shutdown, its readiness and its answers. */
export class Serving {
  private phase: 'serving' | 'draining' | 'closing' = 'serving';

  /** From the first sign of its end on: no further requests should be sent here. */
  get isEnding(): boolean {
    return this.phase !== 'serving';
  }

  /** Whether it has stopped accepting connections. */
  get isClosing(): boolean {
    return this.phase === 'closing';
  }

  /**
   * From now on readiness says no and every answer asks for its connection to be closed, while requests are served as
   * before: balancers need a while to notice.
   */
  beginDraining(): void {
    if (this.phase === 'serving') this.phase = 'draining';
  }

  /** From now on only requests that are being worked on are answered. */
  beginClosing(): void {
    this.phase = 'closing';
  }

  /** Drains for `ms`, then begins to close; at once, without draining, when `ms` is 0. */
  async drain(ms: number): Promise<void> {
    if (ms > 0) {
      this.beginDraining();
      await new Promise(resolve => setTimeout(resolve, ms));
    }
    this.beginClosing();
  }
}

/**
 * An `onSend` hook: while the process is ending, every answer is the last on its connection, those to requests in
 * flight included. A connection that is kept open would keep the process alive for as long as it may be idle.
 */
export function closeConnectionsOnShutdown(serving: Serving) {
  return (_request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: () => void): void => {
    if (serving.isEnding) void reply.header('connection', 'close');
    done();
  };
}
