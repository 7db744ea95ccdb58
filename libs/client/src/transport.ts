import { connectionError } from './connection-error.js';
import { AnswerCache } from './answer-cache.js';
import { factsOf } from './response-facts.js';
import { userAgentHeaders } from './user-agent.js';
import { pause, retryDelayMs } from './retry-delay.js';
import type { Signal } from './platform.js';
import { CatalogConnectionError, problemIn } from './problem.js';
import {
  type CallSettings,
  settingsFrom,
  type TransportOptions,
  type TransportSettings,
} from './transport-settings.js';

/** A response that is no error, with its body as text. */
interface Answer {
  readonly etag: string | null;
  readonly text: string;
}

/** What one call may say about how it is sent. */
export interface CallOptions extends CallSettings {
  /** Ends the call, its retries and its waits; the call then throws the signal's reason. */
  readonly signal?: Signal | undefined;
}

/** Sends GET requests with the key, until there is an answer or retrying is no use. */
export class Transport {
  private readonly settings: TransportSettings;
  private readonly cache: AnswerCache;
  private readonly headers: Readonly<Record<string, string>>;

  /** @throws TypeError when an option has a value that it cannot have */
  constructor(key: string, options: TransportOptions) {
    this.settings = settingsFrom(options);
    this.headers = { Authorization: `Bearer ${key}`, ...userAgentHeaders() };
    this.cache = new AnswerCache(this.settings.cacheCharacters);
  }

  /**
   * @returns the parsed body of the answer
   * @throws CatalogProblem, CatalogConnectionError, TypeError for an option, or the reason of the signal
   */
  async get(url: string, { signal, retries, timeoutMs }: CallOptions = {}): Promise<unknown> {
    const settings = settingsFrom({ retries, timeoutMs }, this.settings);
    const { etag, text } = await this.answer(url, settings, signal);
    // Not sent again when this fails: something else than the catalog responds, and will respond the same.
    const body = parse(text);
    if (etag !== null) this.cache.set(url, { etag, text });
    return body;
  }

  private async answer(url: string, settings: TransportSettings, signal?: Signal): Promise<Answer> {
    const { retries, maxDelayMs } = settings;
    for (let retry = 0; ; retry++) {
      signal?.throwIfAborted();
      try {
        return await this.attempt(url, settings, signal);
      } catch (error) {
        signal?.throwIfAborted();
        const delayMs = retryDelayMs(error, retry, maxDelayMs);
        if (retry >= retries || delayMs === undefined) throw error;
        await pause(delayMs, signal);
      }
    }
  }

  private async attempt(url: string, settings: TransportSettings, signal?: Signal): Promise<Answer> {
    const kept = this.cache.get(url);
    const headers = { ...this.headers, ...(kept && { 'If-None-Match': kept.etag }) };
    const { response, text } = await exchange(url, headers, settings, signal);
    settings.onResponse(factsOf(url, response));
    if (response.status === 304 && kept !== undefined) return kept;
    if (!response.ok) throw problemIn(response, text);
    return { etag: response.headers.get('etag'), text };
  }
}

async function exchange(
  url: string,
  headers: Record<string, string>,
  { fetch, timeoutMs }: TransportSettings,
  signal?: Signal,
) {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      headers,
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    return { response, text: await response.text() };
  } catch (cause) {
    throw connectionError(url, timeoutMs, cause);
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
