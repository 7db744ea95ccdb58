import type { CatalogClientOptions } from '#libs/client';
import { traceHeaders } from '#libs/tracing';

/** An assistant waits for its tools, so an early failure is better than a late answer. */
export function clientOptions(baseUrl: string, key: string): CatalogClientOptions {
  return { baseUrl, key, retries: 2, maxDelayMs: 5_000, fetch: fetchInTrace };
}

/** As `fetch`; the API that gets the request continues the trace of the one that is being answered. */
export function fetchInTrace(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
  return fetch(url, { ...init, headers });
}
