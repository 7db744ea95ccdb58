import { type LoggedRequest, type RequestLog, REQUESTS_PER_KEY } from './request-log.js';

const FLUSH_INTERVAL_MS = 1_000;

/** About 20 MB. Reached only by hundreds of keys with more than a hundred requests a second each. */
const MAX_PENDING = 50_000;

/** Computes what is logged. Called later, and not for requests that are not among the last of their key. */
export type DescribeRequest = () => LoggedRequest;

export interface RequestRecorderOptions {
  /** Requests kept in memory until the next flush; more are not logged. */
  readonly maxPending?: number;
  /** Called for every failed flush; the requests are kept for the next one. */
  readonly onProblem?: (problem: Error) => void;
}

/**
 * Gathers requests in the process and hands the last ones of each key to the log once a second, so that no request
 * waits for it and what a second costs does not depend on how many requests a key sends.
 */
export class RequestRecorder {
  private pending = new Map<string, DescribeRequest[]>();
  private count = 0;
  private readonly maxPending: number;
  private readonly onProblem: (problem: Error) => void;
  private readonly timer: NodeJS.Timeout;
  private flushing: Promise<void> = Promise.resolve();

  constructor(
    private readonly log: RequestLog,
    { maxPending = MAX_PENDING, onProblem = () => {} }: RequestRecorderOptions = {},
  ) {
    this.maxPending = maxPending;
    this.onProblem = onProblem;
    this.timer = setInterval(() => void this.flush(), FLUSH_INTERVAL_MS).unref();
  }

  record(keyId: string, describe: DescribeRequest): void {
    if (this.count >= this.maxPending) return;
    let requests = this.pending.get(keyId);
    if (requests === undefined) this.pending.set(keyId, (requests = []));
    requests.push(describe);
    this.count++;
    // In steps: removing the oldest one each time would move all the others.
    if (requests.length >= 2 * REQUESTS_PER_KEY) {
      requests.splice(0, REQUESTS_PER_KEY);
      this.count -= REQUESTS_PER_KEY;
    }
  }

  /** Hands over what was gathered, one flush after the other. Never throws. */
  flush(): Promise<void> {
    return (this.flushing = this.flushing.then(() => this.handOver()));
  }

  /** Stops the timer and flushes a last time. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  private async handOver(): Promise<void> {
    const pending = [...this.pending.values()].flatMap(requests => requests.slice(-REQUESTS_PER_KEY));
    if (pending.length === 0) return;
    this.pending = new Map();
    this.count = 0;
    const requests = pending.map(describe => describe());
    try {
      await this.log.add(requests);
    } catch (error) {
      this.keepForNext(requests);
      this.onProblem(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Before what arrived meanwhile, so that each key's requests stay in their order. */
  private keepForNext(requests: readonly LoggedRequest[]): void {
    const later = this.pending;
    this.pending = new Map();
    this.count = 0;
    for (const request of requests) this.record(request.keyId, () => request);
    for (const [keyId, describes] of later) for (const describe of describes) this.record(keyId, describe);
  }
}
