import { BatchRecorder } from '../recording/batch-recorder.js';
import type { LoggedRequest, RequestLog } from './request-log.js';

/**
 * Requests of a key that one flush hands over: so many of those without a problem, and so many of those with one. More
 * in a second would push all others out of a log that people read.
 */
const MAX_PER_FLUSH = 20;

/** About 20 MB. Reached only by more than a thousand keys with tens of requests a second each. */
const MAX_PENDING = 50_000;

/** Computes what is logged. Called later, and not for requests that are not among the last of their key. */
export type DescribeRequest = () => LoggedRequest;

export interface RequestRecorderOptions {
  /** Requests kept in memory until the next flush; more are not logged. */
  readonly maxPending?: number;
  /** Called for every failed flush; the requests are kept for the next one. */
  readonly onProblem?: (problem: Error) => void;
}

/** What is gathered of one key, the earliest first. */
interface Gathered {
  readonly withProblem: DescribeRequest[];
  readonly others: DescribeRequest[];
}

/**
 * Hands over the last requests of each key, so what a second costs does not depend on how many requests a key sends.
 * Those with a problem have places of their own: however many others follow, the owner of the key can find them.
 */
export class RequestRecorder extends BatchRecorder<LoggedRequest> {
  private readonly pending = new Map<string, Gathered>();
  private count = 0;
  private readonly maxPending: number;

  constructor(
    log: RequestLog,
    { maxPending = MAX_PENDING, onProblem = () => {} }: RequestRecorderOptions = {},
  ) {
    super(log, onProblem);
    this.maxPending = maxPending;
  }

  record(keyId: string, hasProblem: boolean, describe: DescribeRequest): void {
    if (this.count >= this.maxPending) return;
    let gathered = this.pending.get(keyId);
    if (gathered === undefined) this.pending.set(keyId, (gathered = { withProblem: [], others: [] }));
    const requests = hasProblem ? gathered.withProblem : gathered.others;
    requests.push(describe);
    this.count++;
    // In steps: removing the oldest one each time would move all the others.
    if (requests.length >= 2 * MAX_PER_FLUSH) {
      requests.splice(0, MAX_PER_FLUSH);
      this.count -= MAX_PER_FLUSH;
    }
  }

  /** Key by key, so maybe some more than `count`. */
  protected override take(count: number): LoggedRequest[] {
    const taken: LoggedRequest[] = [];
    for (const keyId of this.pending.keys()) {
      if (taken.length >= count) break;
      const { withProblem, others } = this.remove(keyId);
      const last = [withProblem, others].flatMap(requests => requests.slice(-MAX_PER_FLUSH));
      taken.push(...last.map(describe => describe()).sort((one, other) => one.atMs - other.atMs));
    }
    return taken;
  }

  /** Before what arrived meanwhile, so that each key's requests stay in their order. */
  protected override putBack(requests: readonly LoggedRequest[]): void {
    for (const [keyId, earlier] of Map.groupBy(requests, request => request.keyId)) {
      const { withProblem, others } = this.remove(keyId);
      for (const request of earlier) this.record(keyId, request.problem !== undefined, () => request);
      for (const describe of withProblem) this.record(keyId, true, describe);
      for (const describe of others) this.record(keyId, false, describe);
    }
  }

  private remove(keyId: string): Gathered {
    const gathered = this.pending.get(keyId) ?? { withProblem: [], others: [] };
    this.pending.delete(keyId);
    this.count -= gathered.withProblem.length + gathered.others.length;
    return gathered;
  }
}
