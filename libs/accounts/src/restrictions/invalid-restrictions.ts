import { RegistryError } from '../registry-error.js';
import type { KeyRestrictions } from './key-restrictions.js';

export type RestrictionFaultKind =
  /** Does not begin with `http://` or `https://`. */
  | 'origin-scheme'
  /** Has more than scheme, host and port. */
  | 'origin-path'
  /** Has a `*` elsewhere than in place of all subdomains, or of a host that cannot have any. */
  | 'origin-wildcard'
  /** Its host or port is none, or ends with a dot. */
  | 'origin-host'
  /** Neither an address nor a network in CIDR notation. */
  | 'network'
  | 'too-many'
  /** Not a whole number from 1 to the limit of the plan. */
  | 'limit';

/** One thing that is wrong with restrictions, and where. */
export interface RestrictionFault {
  readonly field: keyof KeyRestrictions;
  readonly kind: RestrictionFaultKind;
  /** The entry that is wrong, as it was given; for `too-many`, how many there are. */
  readonly entry: string;
  /** The most that is possible, of what is too many or too high; otherwise 0. */
  readonly max: number;
}

export class InvalidRestrictions extends RegistryError {
  readonly code = 'invalid_restrictions';

  /** @param faults at least one */
  constructor(readonly faults: readonly RestrictionFault[]) {
    super(faults.map(explain).join('\n'));
  }
}

function explain({ field, kind, entry, max }: RestrictionFault): string {
  const text = JSON.stringify(entry);
  switch (kind) {
    case 'origin-scheme':
      return `the origin ${text} must begin with https:// or http://, as in https://example.com`;
    case 'origin-path':
      return `the origin ${text} must be a scheme, a host and perhaps a port, with nothing after them: https://example.com`;
    case 'origin-wildcard':
      return `the origin ${text} may have one *, for all subdomains of a host with at least two parts: https://*.example.com`;
    case 'origin-host':
      return `the origin ${text} has no valid host and port, as in https://example.com or http://localhost:5173`;
    case 'network':
      return `${text} is not an address or a network, as in 192.0.2.1, 192.0.2.0/24 or 2001:db8::/32`;
    case 'too-many':
      return `a key may have ${max} ${field}, not ${entry}`;
    case 'limit':
      return `${LIMIT_NAMES[field] ?? field} must be a whole number from 1 to ${max}, that of the plan, not ${entry}`;
  }
}

const LIMIT_NAMES: Partial<Record<keyof KeyRestrictions, string>> = {
  ratePerSecond: 'the rate per second',
  requestsPerMonth: 'the requests per month',
};
