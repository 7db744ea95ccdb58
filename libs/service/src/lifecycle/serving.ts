import { setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether this process accepts work: shared by its shutdown, its readiness and its answers. */
export class Serving {
  private ending = false;

  /** From the first sign of its end on: no further requests should be sent here. */
  get isEnding(): boolean {
    return this.ending;
  }

  /** From now on readiness says no, and every answer asks for its connection to be closed. */
  end(): void {
    this.ending = true;
  }

  /** Ends, and serves requests as before for `ms`: balancers need a while to notice. */
  async drain(ms: number): Promise<void> {
    this.end();
    if (ms > 0) await setTimeout(ms);
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
