import { BatchRecorder } from '../recording/batch-recorder.js';
import type { LoggedRequest, RequestLog } from './request-log.js';

/**
 * Requests of a key that one flush hands over: so many of those without a problem, and so many of those with one. More
 * in a second would push all others out of a log that people read.
 */
const MAX_PER_FLUSH = 20;

/** About 20 MB. Reached only by more than a thousand keys with tens of requests a second each. */
const MAX_PENDING = 50_000;

/** Computes what is logged. Called later. */
export type DescribeRequest = () => LoggedRequest;

export interface RequestRecorderOptions {
  /** Requests kept in memory until the next flush; more are not logged. */
  readonly maxPending?: number;
  /** Called for every failed flush; the requests are kept for the next one. */
  readonly onFailure?: (failure: Error) => void;
}

interface Recorded {
  readonly hasProblem: boolean;
  readonly describe: DescribeRequest;
}

/** What is gathered of one key, in the order in which it was recorded. */
interface Gathered {
  readonly requests: Recorded[];
  withProblem: number;
}

/**
 * Hands over some requests of each key, so what a second costs does not depend on how many requests a key sends. Those
 * with a problem have places of their own: however many others there are, the owner of the key can find them.
 */
export class RequestRecorder extends BatchRecorder<LoggedRequest> {
  private readonly pending = new Map<string, Gathered>();
  private count = 0;
  private readonly maxPending: number;

  constructor(
    log: RequestLog,
    { maxPending = MAX_PENDING, onFailure = () => {} }: RequestRecorderOptions = {},
  ) {
    super(log, onFailure);
    this.maxPending = maxPending;
  }

  /** Whether {@link record} would take another request. */
  hasRoom(keyId: string, hasProblem: boolean): boolean {
    if (this.count >= this.maxPending) return false;
    const gathered = this.pending.get(keyId);
    return gathered === undefined || countOf(gathered, hasProblem) < MAX_PER_FLUSH;
  }

  /** Does nothing without room. */
  record(keyId: string, hasProblem: boolean, describe: DescribeRequest): void {
    if (!this.hasRoom(keyId, hasProblem)) return;
    let gathered = this.pending.get(keyId);
    if (gathered === undefined) this.pending.set(keyId, (gathered = { requests: [], withProblem: 0 }));
    gathered.requests.push({ hasProblem, describe });
    if (hasProblem) gathered.withProblem++;
    this.count++;
  }

  /** Key by key, so maybe some more than `count`. */
  protected override take(count: number): LoggedRequest[] {
    const taken: LoggedRequest[] = [];
    for (const keyId of this.pending.keys()) {
      if (taken.length >= count) break;
      const requests = this.remove(keyId).map(({ describe }) => describe());
      // Those of the same millisecond stay as they were recorded.
      taken.push(...requests.sort((one, other) => one.atMs - other.atMs));
    }
    return taken;
  }

  /** Before what arrived meanwhile, so that each key's requests stay in their order. */
  protected override putBack(requests: readonly LoggedRequest[]): void {
    for (const [keyId, earlier] of Map.groupBy(requests, request => request.keyId)) {
      const later = this.remove(keyId);
      for (const request of earlier) this.record(keyId, request.problem !== undefined, () => request);
      for (const { hasProblem, describe } of later) this.record(keyId, hasProblem, describe);
    }
  }

  private remove(keyId: string): readonly Recorded[] {
    const requests = this.pending.get(keyId)?.requests ?? [];
    this.pending.delete(keyId);
    this.count -= requests.length;
    return requests;
  }
}

function countOf({ requests, withProblem }: Gathered, hasProblem: boolean): number {
  return hasProblem ? withProblem : requests.length - withProblem;
}
