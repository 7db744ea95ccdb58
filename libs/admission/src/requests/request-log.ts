import { DAY_MS } from '../time.js';

/** How many requests of a key are kept. */
export const REQUESTS_PER_KEY = 200;

/** How long a request is kept: a day. */
export const REQUEST_LIFE_MS = DAY_MS;

/**
 * One request of a key, so that its owner can understand an error report. Contains nothing that a person searched for,
 * no key, and not where the request came from; what may be in it is decided where it is written.
 */
export interface LoggedRequest {
  readonly keyId: string;
  /** When the request arrived, in whole milliseconds since the epoch. */
  readonly atMs: number;
  readonly method: string;
  /** The route's pattern (`/games/{slug}`); see `UsageEntry`. */
  readonly route: string;
  /** The route with the slug that was requested, where it may be shown. */
  readonly path: string;
  /** As it may be shown, without `?`: `q=…&players=4`. Empty: no parameters. */
  readonly query: string;
  readonly status: number;
  /** The code of the problem, and what was wrong, one sentence each; `undefined` for a success. */
  readonly problem: LoggedProblem | undefined;
  /** Whether it counted toward the monthly quota. */
  readonly counted: boolean;
  /** From its arrival to the end of its response. */
  readonly durationMs: number;
  readonly requestId: string;
}

export interface LoggedProblem {
  readonly code: string;
  readonly faults: readonly LoggedFault[];
}

export interface LoggedFault {
  /** The parameter at fault; `undefined`: it is about the request as a whole. */
  readonly parameter: string | undefined;
  /** In English, as the API wrote it. */
  readonly detail: string;
}

/**
 * The last requests of each key. For people to look at, and short-lived: it may be lost at any time.
 *
 * Every method throws {@link StoreUnavailable}, and nothing else, when the store cannot answer. Withdrawing a key
 * (`KeyPublication`) deletes its requests.
 */
export abstract class RequestLog {
  /**
   * Adds requests of keys that are published; those of other keys are dropped. Of each key the last
   * {@link REQUESTS_PER_KEY} stay, and none that is {@link REQUEST_LIFE_MS} older than the newest one that is added.
   * @param requests the earliest of a key first
   */
  abstract add(requests: readonly LoggedRequest[]): Promise<void>;

  /** Requests of a key that arrived at `sinceMs` or later, the latest first; at most {@link REQUESTS_PER_KEY}. */
  abstract read(keyId: string, sinceMs: number): Promise<LoggedRequest[]>;
}
