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
  readonly onProblem?: (problem: Error) => void;
}

/** What is gathered of one key, the earliest first. */
interface Gathered {
  readonly withProblem: DescribeRequest[];
  readonly others: DescribeRequest[];
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
    { maxPending = MAX_PENDING, onProblem = () => {} }: RequestRecorderOptions = {},
  ) {
    super(log, onProblem);
    this.maxPending = maxPending;
  }

  /** Whether {@link record} would take another request. */
  hasRoom(keyId: string, hasProblem: boolean): boolean {
    if (this.count >= this.maxPending) return false;
    const gathered = this.pending.get(keyId);
    return gathered === undefined || listOf(gathered, hasProblem).length < MAX_PER_FLUSH;
  }

  /** Does nothing without room. */
  record(keyId: string, hasProblem: boolean, describe: DescribeRequest): void {
    if (!this.hasRoom(keyId, hasProblem)) return;
    let gathered = this.pending.get(keyId);
    if (gathered === undefined) this.pending.set(keyId, (gathered = { withProblem: [], others: [] }));
    listOf(gathered, hasProblem).push(describe);
    this.count++;
  }

  /** Key by key, so maybe some more than `count`. */
  protected override take(count: number): LoggedRequest[] {
    const taken: LoggedRequest[] = [];
    for (const keyId of this.pending.keys()) {
      if (taken.length >= count) break;
      const { withProblem, others } = this.remove(keyId);
      const requests = [...withProblem, ...others].map(describe => describe());
      taken.push(...requests.sort((one, other) => one.atMs - other.atMs));
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

function listOf({ withProblem, others }: Gathered, hasProblem: boolean): DescribeRequest[] {
  return hasProblem ? withProblem : others;
}
