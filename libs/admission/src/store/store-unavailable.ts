/**
 * The store could not answer: unreachable, too slow, or failing. Adapters turn every failure of theirs into
 * this one and keep what happened as `cause`, so no vendor error travels further than its adapter.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly code = 'store_unavailable';

  constructor(cause: unknown) {
    super(`the admission store cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
