import { EventLoopDelay } from './event-loop-delay.js';

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

  /** @param isAtUnsentLimit whether too many bytes wait for clients to read them */
  constructor(
    private readonly limits: LoadLimits,
    private readonly isAtUnsentLimit: () => boolean = () => false,
  ) {
    this.delay = new EventLoopDelay(limits.maxEventLoopDelayMs);
  }

  get requestsAtWork(): number {
    return this.atWork;
  }

  /** `undefined`: a request that arrives now will be worked on at once. */
  get overload(): Overload | undefined {
    if (this.atWork >= this.limits.maxConcurrentRequests) return 'too many requests at once';
    if (this.isAtUnsentLimit()) return 'too much unsent';
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
