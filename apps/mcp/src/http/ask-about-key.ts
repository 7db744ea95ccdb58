import { CatalogClient, CatalogConnectionError, isProblem, MistypedKeyError } from '#libs/client';
import { fetchInTrace } from '../client-options.js';
import { explainProblem } from '../tools/explain-error.js';
import { busy, Refusal, unauthorized } from './refusal.js';

const TIMEOUT_MS = 5_000;

/**
 * Asks the API whether it accepts a key. It costs one request of the key's rate and none of its quota; that one of them
 * is used up is said of accepted keys only.
 * @returns why not; `undefined` when it does
 * @throws Refusal when there is no answer to this question
 */
export async function askAboutKey(catalogUrl: string, key: string): Promise<Refusal | undefined> {
  try {
    const settings = { retries: 0, timeoutMs: TIMEOUT_MS, cacheCharacters: 0, fetch: unlessThereIsAny };
    const catalog = new CatalogClient({ baseUrl: catalogUrl, key, ...settings });
    await catalog.mechanics({ limit: 1 }).firstPage();
    return undefined;
  } catch (error) {
    if (error instanceof MistypedKeyError) return unauthorized(error.message, 'invalid_token');
    if (isProblem(error, 'rate_limit_exceeded', 'quota_exceeded')) return undefined;
    if (isProblem(error) && error.status === 401) return unauthorized(explainProblem(error), 'invalid_token');
    if (isProblem(error) && error.status === 403) return new Refusal(403, explainProblem(error));
    if (isProblem(error) || error instanceof CatalogConnectionError)
      throw busy('The catalog cannot check the key now. Try again shortly.');
    throw error;
  }
}

/** Sends a request whose answer is 304, without a body, if there is an answer at all. */
async function unlessThereIsAny(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('If-None-Match', '*');
  const response = await fetchInTrace(url, { ...init, headers });
  return response.status === 304 ? Response.json({ data: [] }) : response;
}
