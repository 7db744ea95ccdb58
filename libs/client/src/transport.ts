import { AnswerCache } from './answer-cache.js';
import { CatalogConnectionError } from './connection-error.js';
import { pause } from './pause.js';
import { problemIn } from './problem.js';
import { retryDelayMs } from './retry-delay.js';

export interface TransportOptions {
  /** How often a request that failed for a passing reason is sent again. Default: 3. */
  readonly retries?: number;
  /** The longest wait before a retry in milliseconds, whether of our own or demanded by `Retry-After`. Default: 30,000. */
  readonly maxDelayMs?: number;
  /** How long one attempt may take in milliseconds, body included. Default: 10,000. */
  readonly timeoutMs?: number;
  /** Characters of responses to keep for `If-None-Match`; 0 keeps none. Default: 4,000,000. */
  readonly cacheCharacters?: number;
  /** Sends the requests instead of the global `fetch`. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Sends GET requests with the key, until there is an answer or retrying is no use. */
export class Transport {
  private readonly options: Required<TransportOptions>;
  private readonly cache: AnswerCache;

  constructor(
    private readonly key: string,
    options: TransportOptions,
  ) {
    this.options = {
      retries: 3,
      maxDelayMs: 30_000,
      timeoutMs: 10_000,
      cacheCharacters: 4_000_000,
      // Looked up at each call, and called without `this`, as browsers demand.
      fetch: (url, init) => fetch(url, init),
      ...options,
    };
    this.cache = new AnswerCache(this.options.cacheCharacters);
  }

  /**
   * @returns the parsed body of the answer
   * @throws CatalogProblem, CatalogConnectionError, or the reason of the signal
   */
  async get(url: string, signal?: AbortSignal): Promise<unknown> {
    for (let retry = 0; ; retry++) {
      signal?.throwIfAborted();
      try {
        return await this.attempt(url, signal);
      } catch (error) {
        signal?.throwIfAborted();
        const delayMs = retryDelayMs(error, retry, this.options.maxDelayMs);
        if (retry >= this.options.retries || delayMs === undefined) throw error;
        await pause(delayMs, signal);
      }
    }
  }

  private async attempt(url: string, signal?: AbortSignal): Promise<unknown> {
    const kept = this.cache.get(url);
    const headers: Record<string, string> = { Authorization: `Bearer ${this.key}` };
    if (kept !== undefined) headers['If-None-Match'] = kept.etag;
    const { response, text } = await this.exchange(url, headers, signal);
    if (response.status === 304 && kept !== undefined) return JSON.parse(kept.text);
    if (!response.ok) throw problemIn(response, text);
    const body = parse(text);
    const etag = response.headers.get('etag');
    if (etag !== null) this.cache.set(url, { etag, text });
    return body;
  }

  private async exchange(url: string, headers: Record<string, string>, signal?: AbortSignal) {
    const timeout = AbortSignal.timeout(this.options.timeoutMs);
    try {
      const response = await this.options.fetch(url, {
        headers,
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      });
      return { response, text: await response.text() };
    } catch (cause) {
      throw new CatalogConnectionError('No response came from the catalog.', { cause });
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CatalogConnectionError('The response is not JSON, so it does not come from the catalog.', {
      cause,
    });
  }
}
