/** Whether Elasticsearch is reachable, according to the latest requests. */
export interface Reachability {
  /** No node answered the last time. */
  readonly isUnreachable: boolean;
}

/** For an adapter that always sends its requests. */
export const ALWAYS_ASK: Reachability = { isUnreachable: false };
