import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const SAMPLE_MS = 100;
/** Samples in a row that must be late: one long garbage collection is no overload. */
const LATE_SAMPLES = 3;

export interface LoadLimits {
  /** Requests that are worked on at the same time; those whose answer is only being sent do not count. */
  readonly maxConcurrentRequests: number;
  /** Milliseconds that the event loop may be late, again and again; 0 does not look at it. */
  readonly maxEventLoopDelayMs: number;
}

/** Why no further request is worked on now. */
export type Overload = 'too many requests at once' | 'event loop late' | 'too much unsent';

/** Counts requests that are worked on, and says when a further one should be refused. */
export class LoadMonitor {
  private readonly delay: EventLoopDelay;
  private atWork = 0;

  /** @param connections whether too many bytes wait for their clients */
  constructor(
    private readonly limits: LoadLimits,
    private readonly connections: { readonly isAtUnsentLimit: boolean } = { isAtUnsentLimit: false },
  ) {
    this.delay = new EventLoopDelay(limits.maxEventLoopDelayMs);
  }

  get requestsAtWork(): number {
    return this.atWork;
  }

  /** `undefined`: a request that arrives now will be worked on at once. */
  get overload(): Overload | undefined {
    if (this.atWork >= this.limits.maxConcurrentRequests) return 'too many requests at once';
    if (this.connections.isAtUnsentLimit) return 'too much unsent';
    return this.delay.isTooLong ? 'event loop late' : undefined;
  }

  begin(): void {
    this.atWork++;
  }

  end(): void {
    this.atWork--;
  }

  close(): void {
    this.delay.close();
  }
}

/**
 * Whether the event loop is late again and again: then requests wait before they are read, and every further
 * one waits longer. A timer measures it, several times a second.
 */
export class EventLoopDelay {
  private lateInARow = 0;
  private readonly timer: NodeJS.Timeout | undefined;

  /** @param limitMs delay from which a sample counts as late; 0 measures nothing */
  constructor(private readonly limitMs: number) {
    if (limitMs === 0) return;
    let expectedMs = performance.now() + SAMPLE_MS;
    this.timer = setInterval(() => {
      const nowMs = performance.now();
      this.sample(nowMs - expectedMs);
      expectedMs = nowMs + SAMPLE_MS;
    }, SAMPLE_MS).unref();
  }

  get isTooLong(): boolean {
    return this.lateInARow >= LATE_SAMPLES;
  }

  /** Records one measurement. */
  sample(delayMs: number): void {
    this.lateInARow = delayMs > this.limitMs ? this.lateInARow + 1 : 0;
  }

  close(): void {
    clearInterval(this.timer);
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request is one of those that are worked on, until its answer is known. */
    isAtWork: boolean;
  }
}

/** Answers a request that is not worked on, with as little work as possible: 503 and `Retry-After`. */
export type RefuseWork = (overload: Overload, request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Refuses requests before they queue up, and counts those that are worked on. Requests for the health of the process
 * are always answered. Add it before hooks that call an engine or a database.
 */
export function shedLoad(server: FastifyInstance, load: LoadMonitor, refuse: RefuseWork): void {
  server.decorateRequest('isAtWork', false);
  server.addHook('onRequest', (request, reply, done) => {
    const overload = request.url.startsWith('/health/') ? undefined : load.overload;
    if (overload !== undefined) {
      refuse(overload, request, reply);
      return;
    }
    request.isAtWork = true;
    load.begin();
    done();
  });
  server.addHook('onSend', (request, _reply, payload, done) => {
    if (request.isAtWork) {
      request.isAtWork = false;
      load.end();
    }
    done(null, payload);
  });
  server.addHook('onClose', async () => load.close());
}
