import { CatalogConnectionError } from './problem.js';

/**
 * Names the host that gave no response, and the reason.
 * @param timeoutMs how long one attempt may take
 * @param cause what `fetch` threw
 */
export function connectionError(url: string, timeoutMs: number, cause: unknown): CatalogConnectionError {
  const { host } = new URL(url);
  return new CatalogConnectionError(`No response came from ${host}: ${reasonOf(cause, timeoutMs)}.`, {
    cause,
  });
}

/** Errors of several realms have several classes. */
interface Thrown {
  readonly name?: string;
  readonly message?: string;
  readonly code?: string | number;
  readonly cause?: Thrown;
}

function reasonOf(cause: unknown, timeoutMs: number): string {
  const thrown = (cause ?? {}) as Thrown;
  if (thrown.name === 'TimeoutError') return `none within ${timeoutMs} ms`;
  // Node says no more than "fetch failed", and keeps the reason; of several addresses it keeps a code alone.
  const { message, code } = thrown.cause ?? thrown;
  return message === undefined || message === '' ? String(code ?? cause) : message;
}
