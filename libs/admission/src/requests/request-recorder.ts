import { BatchRecorder } from '../recording/batch-recorder.js';
import { type LoggedRequest, type RequestLog, REQUESTS_PER_KEY } from './request-log.js';

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

/** Hands over the last requests of each key, so what a second costs does not depend on how many requests a key sends. */
export class RequestRecorder extends BatchRecorder<LoggedRequest> {
  private readonly pending = new Map<string, DescribeRequest[]>();
  private count = 0;
  private readonly maxPending: number;

  constructor(
    log: RequestLog,
    { maxPending = MAX_PENDING, onProblem = () => {} }: RequestRecorderOptions = {},
  ) {
    super(log, onProblem);
    this.maxPending = maxPending;
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

  /** Key by key, so maybe some more than `count`. */
  protected override take(count: number): LoggedRequest[] {
    const taken: LoggedRequest[] = [];
    for (const keyId of this.pending.keys()) {
      if (taken.length >= count) break;
      const requests = this.remove(keyId).slice(-REQUESTS_PER_KEY);
      taken.push(...requests.map(describe => describe()));
    }
    return taken;
  }

  /** Before what arrived meanwhile, so that each key's requests stay in their order. */
  protected override putBack(requests: readonly LoggedRequest[]): void {
    for (const [keyId, earlier] of Map.groupBy(requests, request => request.keyId)) {
      const later = this.remove(keyId);
      for (const request of earlier) this.record(keyId, () => request);
      for (const describe of later) this.record(keyId, describe);
    }
  }

  private remove(keyId: string): DescribeRequest[] {
    const requests = this.pending.get(keyId) ?? [];
    this.pending.delete(keyId);
    this.count -= requests.length;
    return requests;
  }
}
