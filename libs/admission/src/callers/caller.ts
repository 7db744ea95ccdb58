import { addressBits } from './networks.js';
import { invertOrigin } from './origins.js';

/**
 * Where a request comes from, in a form in which “within” is “begins with”, for origins and networks alike: so every
 * store decides it in the same way, without knowing what either is.
 */
export interface Caller {
  /** See {@link invertOrigin}; empty if the request has no origin. */
  readonly origin: string;
  /** See {@link addressBits}. */
  readonly address: string;
}

/** Where a request says, or shows, that it comes from. */
export interface CallerFacts {
  /** The field `Origin`. */
  readonly origin: string | undefined;
  /** Of the client, IPv4 or IPv6. */
  readonly address: string;
}

/** Where a key may be used from: what a caller has to begin with, one of each list; an empty list allows everything. */
export interface AllowedCallers {
  readonly origins: readonly string[];
  readonly networks: readonly string[];
}

export const ALL_CALLERS: AllowedCallers = { origins: [], networks: [] };

/** What of a caller is not allowed. */
export type Outside = 'origin' | 'network';

/** Within nothing, so that a key with any restriction is refused to it. */
const UNKNOWN_CALLER: Caller = { origin: '', address: '' };

export function readCaller({ origin, address }: CallerFacts): Caller {
  return { origin: origin === undefined ? '' : invertOrigin(origin), address: addressBits(address) };
}

/** What of this caller a key does not allow, the origin first; `undefined` if all of it is allowed. */
export function outsideOf(
  { origins, networks }: AllowedCallers,
  { origin, address }: Caller = UNKNOWN_CALLER,
): Outside | undefined {
  if (!isWithin(origin, origins)) return 'origin';
  return isWithin(address, networks) ? undefined : 'network';
}

function isWithin(text: string, prefixes: readonly string[]): boolean {
  return prefixes.length === 0 || prefixes.some(prefix => text.startsWith(prefix));
}
