/** Whether Elasticsearch can be asked, as is known from having asked it. */
export interface Reachability {
  /** No node answered when they were asked last. */
  readonly isUnreachable: boolean;
}

/** For an adapter that asks whatever happens. */
export const ALWAYS_ASK: Reachability = { isUnreachable: false };
