import type { Fetch } from './platform.js';
import type { ResponseFacts } from './response-facts.js';

/** How requests are sent, repeated and kept. */
export interface TransportSettings {
  /** How often a request that failed for a passing reason is sent again: a whole number. Default: 3. */
  readonly retries: number;
  /**
   * The longest wait before a retry in whole milliseconds, whether of our own or demanded by `Retry-After`; at most
   * 2,147,483,647, about 24 days. Default: 30,000.
   */
  readonly maxDelayMs: number;
  /** How long one attempt may take in whole milliseconds, body included; 1 to 2,147,483,647. Default: 10,000. */
  readonly timeoutMs: number;
  /** Characters of responses to keep for `If-None-Match`: a whole number; 0 keeps none. Default: 4,000,000. */
  readonly cacheCharacters: number;
  /** Sends the requests instead of the global `fetch`. */
  readonly fetch: Fetch;
  /** Is told about every response, errors and 304 included: to log request ids, or to watch the limits. */
  readonly onResponse: (facts: ResponseFacts) => void;
}

/** What one call may set for itself. */
export type CallSettings = Pick<TransportOptions, 'retries' | 'timeoutMs'>;

/** Each has a default, which `undefined` stands for as well. */
export type TransportOptions = {
  readonly [Name in keyof TransportSettings]?: TransportSettings[Name] | undefined;
};

const DEFAULTS: TransportSettings = {
  retries: 3,
  maxDelayMs: 30_000,
  timeoutMs: 10_000,
  cacheCharacters: 4_000_000,
  // Looked up at each call, and called without `this`, as browsers demand.
  fetch: (url, init) => fetch(url, init),
  onResponse: () => {},
};

/** Timers of browsers and of Node count milliseconds in 31 bits, and end at once above that. */
const MAX_TIMER_MS = 2 ** 31 - 1;

const FUNCTIONS = ['fetch', 'onResponse'] as const;

const RANGES: Readonly<
  Record<Exclude<keyof TransportSettings, (typeof FUNCTIONS)[number]>, readonly [min: number, max: number]>
> = {
  retries: [0, Number.MAX_SAFE_INTEGER],
  maxDelayMs: [0, MAX_TIMER_MS],
  timeoutMs: [1, MAX_TIMER_MS],
  cacheCharacters: [0, Number.MAX_SAFE_INTEGER],
};

/**
 * The options with the defaults of those that are absent or `undefined`.
 * @param defaults those of the client, for the options of one call
 * @throws TypeError when one has a value that it cannot have; the message names the option and what it takes
 */
export function settingsFrom(options: TransportOptions, defaults = DEFAULTS): TransportSettings {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const settings: TransportSettings = { ...defaults, ...Object.fromEntries(given) };
  for (const name of Object.keys(RANGES) as (keyof typeof RANGES)[]) {
    const [min, max] = RANGES[name];
    const value: unknown = settings[name];
    if (!Number.isInteger(value) || (value as number) < min || (value as number) > max)
      throw new TypeError(
        `The option ${name} is ${String(value)}; it must be a whole number from ${min} to ${max}.`,
      );
  }
  for (const name of FUNCTIONS)
    if (typeof settings[name] !== 'function') throw new TypeError(`The option ${name} must be a function.`);
  return settings;
}
