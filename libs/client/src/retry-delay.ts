import { CatalogConnectionError, CatalogProblem } from './problem.js';

/** The first retry waits up to this long, each further one up to twice as long as the one before. */
const BASE_DELAY_MS = 250;
const RETRIABLE_STATUSES = [408, 429, 500, 502, 503, 504];
/** Waiting seconds does not end it: it ends with the month. */
const FINAL_CODE = 'quota_exceeded';

/**
 * How long to wait before a failed request is sent again: full jitter over a doubling bound, on top of what
 * `Retry-After` demands, so that clients who failed together do not return together, and none returns too early.
 * @param retry 0 for the first retry
 * @param maxDelayMs bound of the jitter; a longer `Retry-After` is not waited for
 * @returns milliseconds; undefined when sending it again is no use
 */
export function retryDelayMs(
  error: unknown,
  retry: number,
  maxDelayMs: number,
  random: () => number = Math.random,
): number | undefined {
  const jitterMs = random() * Math.min(maxDelayMs, BASE_DELAY_MS * 2 ** retry);
  if (error instanceof CatalogConnectionError) return jitterMs;
  if (!(error instanceof CatalogProblem)) return undefined;
  if (error.code === FINAL_CODE || !RETRIABLE_STATUSES.includes(error.status)) return undefined;
  const demandedMs = (error.retryAfterSeconds ?? 0) * 1_000;
  return demandedMs > maxDelayMs ? undefined : demandedMs + jitterMs;
}

/** Waits. @throws the reason of the signal, as soon as it aborts */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
