import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Called once for every request. `aborted`: the client disconnected before the answer was fully written.
 * @returns a promise if the request is not concluded yet; it must not reject
 */
export type Conclude = (
  request: FastifyRequest,
  reply: FastifyReply,
  end: { readonly aborted: boolean },
) => Promise<void> | undefined;

/** Whether the answer of a request is known; requests that are concluded are no longer listed. */
type OpenRequests = Map<FastifyReply, boolean>;

/**
 * Ensures that every request is concluded exactly once, as soon as its answer is known and either was written or can no
 * longer be delivered. Fastify's `onResponse` alone would miss the second case: a closed connection neither finishes a
 * response nor fails it, and a response that waits behind another one (pipelining) gets no event at all. So the
 * connections are watched, with one listener each.
 */
export class RequestCompletion {
  private pending = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly open = new WeakMap<Socket, OpenRequests>();

  constructor(private readonly conclude: Conclude) {}

  /** The first `onRequest` hook. */
  readonly begin = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    this.pending++;
    this.openOn(request.raw.socket).set(reply, false);
    done();
  };

  /** The last `onSend` hook: the status is known now; the client may already have disconnected. */
  readonly answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    _payload: unknown,
    done: () => void,
  ): void => {
    const open = this.open.get(request.raw.socket);
    if (open?.has(reply)) open.set(reply, true);
    if (isAbandoned(request, reply)) this.end(request, reply, true);
    done();
  };

  /** The `onResponse` hook: the answer is written. */
  readonly written = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    this.end(request, reply, false);
    done();
  };

  /** Resolves when every request that began is concluded, including those whose connection is closed. */
  async all(): Promise<void> {
    if (this.pending > 0) await new Promise<void>(resolve => this.waiting.push(resolve));
  }

  private openOn(socket: Socket): OpenRequests {
    let open = this.open.get(socket);
    if (open === undefined) {
      open = new Map();
      this.open.set(socket, open);
      socket.once('close', () => this.abandon(socket));
    }
    return open;
  }

  /** Concludes those requests of a closed connection whose answers are known. */
  private abandon(socket: Socket): void {
    for (const [reply, isAnswered] of this.open.get(socket) ?? [])
      if (isAnswered) this.end(reply.request, reply, true);
  }

  private end(request: FastifyRequest, reply: FastifyReply, aborted: boolean): void {
    if (this.open.get(request.raw.socket)?.delete(reply) !== true) return;
    const concluding = this.conclude(request, reply, { aborted });
    if (concluding === undefined) this.forget();
    else void concluding.then(this.forget);
  }

  private readonly forget = (): void => {
    if (--this.pending === 0) for (const resolve of this.waiting.splice(0)) resolve();
  };
}

/** Whether the client is gone: Node fails the requests of a closed connection, and closes its response. */
function isAbandoned({ raw }: FastifyRequest, reply: FastifyReply): boolean {
  return raw.errored !== null || raw.socket.destroyed || reply.raw.destroyed;
}
