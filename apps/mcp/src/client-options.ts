import type { CatalogClientOptions } from '#libs/client';
import { fetchInTrace } from './fetch-in-trace.js';

/** An assistant waits for its tools, so an early failure is better than a late answer. */
export function clientOptions(baseUrl: string, key: string): CatalogClientOptions {
  return { baseUrl, key, retries: 2, maxDelayMs: 5_000, fetch: fetchInTrace };
}
