import { AnswerCache } from './answer-cache.js';
import { pause, retryDelayMs } from './retry-delay.js';
import { CatalogConnectionError, problemIn } from './problem.js';
import { settingsFrom, type TransportOptions, type TransportSettings } from './transport-settings.js';

/** A response that is no error, with its body as text. */
interface Answer {
  readonly etag: string | null;
  readonly text: string;
}

/** Sends GET requests with the key, until there is an answer or retrying is no use. */
export class Transport {
  private readonly settings: TransportSettings;
  private readonly cache: AnswerCache;

  /** @throws TypeError when an option has a value that it cannot have */
  constructor(
    private readonly key: string,
    options: TransportOptions,
  ) {
    this.settings = settingsFrom(options);
    this.cache = new AnswerCache(this.settings.cacheCharacters);
  }

  /**
   * @returns the parsed body of the answer
   * @throws CatalogProblem, CatalogConnectionError, or the reason of the signal
   */
  async get(url: string, signal?: AbortSignal): Promise<unknown> {
    const { etag, text } = await this.answer(url, signal);
    // Not sent again when this fails: something else than the catalog responds, and will respond the same.
    const body = parse(text);
    if (etag !== null) this.cache.set(url, { etag, text });
    return body;
  }

  private async answer(url: string, signal?: AbortSignal): Promise<Answer> {
    const { retries, maxDelayMs } = this.settings;
    for (let retry = 0; ; retry++) {
      signal?.throwIfAborted();
      try {
        return await this.attempt(url, signal);
      } catch (error) {
        signal?.throwIfAborted();
        const delayMs = retryDelayMs(error, retry, maxDelayMs);
        if (retry >= retries || delayMs === undefined) throw error;
        await pause(delayMs, signal);
      }
    }
  }

  private async attempt(url: string, signal?: AbortSignal): Promise<Answer> {
    const kept = this.cache.get(url);
    const headers: Record<string, string> = { Authorization: `Bearer ${this.key}` };
    if (kept !== undefined) headers['If-None-Match'] = kept.etag;
    const { response, text } = await this.exchange(url, headers, signal);
    if (response.status === 304 && kept !== undefined) return kept;
    if (!response.ok) throw problemIn(response, text);
    return { etag: response.headers.get('etag'), text };
  }

  private async exchange(url: string, headers: Record<string, string>, signal?: AbortSignal) {
    const timeout = AbortSignal.timeout(this.settings.timeoutMs);
    try {
      const response = await this.settings.fetch(url, {
        headers,
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      });
      return { response, text: await response.text() };
    } catch (cause) {
      throw new CatalogConnectionError('No response came from the catalog.', { cause });
    }
  }
}

/** @throws CatalogConnectionError when this is no answer of the catalog: each of them has `data` */
function parse(text: string): unknown {
  let body: unknown;
  let cause: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    cause = error;
  }
  if ((body as { data?: unknown } | null | undefined)?.data !== undefined) return body;
  throw new CatalogConnectionError('The response does not come from the catalog.', { cause });
}
