const INTERVAL_MS = 10_000;
/** A renewal that takes longer is left to the next one: several may fail in a row before the lock expires. */
const TIMEOUT_MS = 5_000;

export interface Heartbeat {
  /** Renews once more, however long that takes. */
  readonly renewNow: () => Promise<void>;
  /** Resolves when no renewal is under way, after a few seconds at most unless one was requested by `renewNow`. */
  readonly stop: () => Promise<void>;
}

/** Renews every few seconds; one renewal at a time, since each replaces the one before. */
export function startHeartbeat(
  renew: (options?: { readonly signal: AbortSignal }) => Promise<void>,
): Heartbeat {
  let underWay: Promise<void> | undefined;
  const begin: typeof renew = options => {
    const renewal = renew(options).finally(() => (underWay = undefined));
    // One that fails is tried again by the next; one that finds the lock taken aborts the work itself.
    underWay = renewal.catch(() => {});
    return renewal;
  };
  const timer = setInterval(() => {
    if (underWay === undefined) begin({ signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {});
  }, INTERVAL_MS).unref();
  return {
    renewNow: async () => {
      while (underWay !== undefined) await underWay;
      await begin();
    },
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
