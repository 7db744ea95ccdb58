import { networkPrefix, networkText, originPrefix, type Plan } from '#libs/admission';
import {
  InvalidRestrictions,
  type RestrictionFault,
  type RestrictionFaultKind,
} from './invalid-restrictions.js';
import type { KeyRestrictions } from './key-restrictions.js';

/** Every request with the key is compared with all of them. */
const MAX_ENTRIES = 20;

/** A reading: the entry as it is recorded, or what is wrong with it. */
type Read = (entry: string) => { readonly text: string } | RestrictionFaultKind;

/**
 * Restrictions as they are recorded: each entry in one way of writing, and once.
 * @param plan of the account, whose limits no key exceeds
 * @throws InvalidRestrictions, which names everything that is wrong
 */
export function readRestrictions(given: KeyRestrictions, plan: Plan): KeyRestrictions {
  const faults: RestrictionFault[] = [];

  function readList(field: 'origins' | 'networks', read: Read): string[] {
    const texts = new Set<string>();
    for (const entry of given[field]) {
      const found = read(entry.trim());
      if (typeof found === 'string') faults.push({ field, kind: found, entry, max: 0 });
      else texts.add(found.text);
    }
    if (texts.size > MAX_ENTRIES)
      faults.push({ field, kind: 'too-many', entry: String(texts.size), max: MAX_ENTRIES });
    return [...texts];
  }

  function readLimit(field: 'ratePerSecond' | 'requestsPerMonth'): number | null {
    const limit = given[field];
    const max = plan[field];
    if (limit !== null && !(Number.isInteger(limit) && limit >= 1 && limit <= max))
      faults.push({ field, kind: 'limit', entry: String(limit), max });
    return limit;
  }

  const restrictions = {
    origins: readList('origins', readOrigin),
    networks: readList('networks', readNetwork),
    ratePerSecond: readLimit('ratePerSecond'),
    requestsPerMonth: readLimit('requestsPerMonth'),
  };
  if (faults.length > 0) throw new InvalidRestrictions(faults);
  return restrictions;
}

/** Stands for all subdomains of what follows. */
const WILDCARD = '://*.';

function readOrigin(entry: string): ReturnType<Read> {
  if (!/^https?:\/\//i.test(entry)) return 'origin-scheme';
  // A slash after the host, as browsers show it when an address is copied.
  const origin = entry.replace(/(?<=[^/])\/$/, '');
  if (/[/?#\\@]/.test(origin.slice(origin.indexOf('//') + 2))) return 'origin-path';
  const isWildcard = origin.includes(WILDCARD);
  const exact = isWildcard ? origin.replace(WILDCARD, '://') : origin;
  if (exact.includes('*')) return 'origin-wildcard';
  const url = /\s/.test(exact) ? null : URL.parse(exact);
  // Browsers never send what has no prefix, such as a host that ends with a dot.
  if (url === null || originPrefix(url.origin) === '') return 'origin-host';
  if (!isWildcard) return { text: url.origin };
  return canHaveSubdomains(url.hostname) ? { text: url.origin.replace('://', WILDCARD) } : 'origin-wildcard';
}

/** Not an address, and not the end of everyone's hosts, such as `com`. */
function canHaveSubdomains(host: string): boolean {
  return networkPrefix(host) === undefined && /^[^.[]+\./.test(host);
}

function readNetwork(entry: string): ReturnType<Read> {
  const prefix = networkPrefix(entry);
  return prefix === undefined ? 'network' : { text: networkText(prefix) };
}
