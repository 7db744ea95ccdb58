import { networkPrefix, originPrefix, type Plan, type PublishedKey } from '#libs/admission';

/** What the owner of a key does not let it do, although the plan would. */
export interface KeyRestrictions {
  /** Pages that may use it, such as `https://example.com` or `https://*.example.com`; empty: all, and programs too. */
  readonly origins: readonly string[];
  /** Addresses that may use it, such as `192.0.2.0/24`; empty: all. */
  readonly networks: readonly string[];
  /** `null`: that of the plan; likewise where the plan grants less. */
  readonly ratePerSecond: number | null;
  readonly requestsPerMonth: number | null;
}

export const NO_RESTRICTIONS: KeyRestrictions = {
  origins: [],
  networks: [],
  ratePerSecond: null,
  requestsPerMonth: null,
};

/** Whether there is any. */
export function isRestricted({
  origins,
  networks,
  ratePerSecond,
  requestsPerMonth,
}: KeyRestrictions): boolean {
  return origins.length + networks.length > 0 || ratePerSecond !== null || requestsPerMonth !== null;
}

/** The columns of a key that keep them; lists are separated by spaces. */
export interface RestrictionColumns {
  readonly allowed_origins: string;
  readonly allowed_networks: string;
  readonly rate_per_second: number | null;
  readonly requests_per_month: number | null;
}

export const RESTRICTION_COLUMNS = [
  'api_keys.allowed_origins as allowed_origins',
  'api_keys.allowed_networks as allowed_networks',
  'api_keys.rate_per_second as rate_per_second',
  'api_keys.requests_per_month as requests_per_month',
] as const;

export function toColumns(restrictions: KeyRestrictions): RestrictionColumns {
  return {
    allowed_origins: restrictions.origins.join(' '),
    allowed_networks: restrictions.networks.join(' '),
    rate_per_second: restrictions.ratePerSecond,
    requests_per_month: restrictions.requestsPerMonth,
  };
}

export function fromColumns(columns: RestrictionColumns): KeyRestrictions {
  const list = (text: string) => (text === '' ? [] : text.split(' '));
  return {
    origins: list(columns.allowed_origins),
    networks: list(columns.allowed_networks),
    ratePerSecond: columns.rate_per_second,
    requestsPerMonth: columns.requests_per_month,
  };
}

/** What no caller begins with. Neither a space nor a comma, which separate prefixes in stores. */
const NOTHING = '!';

/** In the form the limiter's store takes. What cannot be read allows nothing. */
export function toPublish(
  restrictions: KeyRestrictions,
): Pick<PublishedKey, 'allowed' | 'ratePerSecond' | 'requestsPerMonth'> {
  const { origins, networks, ratePerSecond, requestsPerMonth } = restrictions;
  const allowed = {
    origins: origins.map(origin => originPrefix(origin) || NOTHING),
    networks: networks.map(network => networkPrefix(network) ?? NOTHING),
  };
  return { allowed, ratePerSecond, requestsPerMonth };
}

type Limits = Pick<Plan, 'ratePerSecond' | 'requestsPerMonth'>;

/** As they hold: a limit of the key's own may be above that of its plan, which was lowered since. */
export function underPlan(restrictions: KeyRestrictions, plan: Limits): KeyRestrictions {
  const { ratePerSecond, requestsPerMonth } = limitsOf(plan, restrictions);
  return {
    ...restrictions,
    ratePerSecond: restrictions.ratePerSecond === null ? null : ratePerSecond,
    requestsPerMonth: restrictions.requestsPerMonth === null ? null : requestsPerMonth,
  };
}

/** The limits that hold: the lower ones of plan and key. */
export function limitsOf(plan: Limits, { ratePerSecond, requestsPerMonth }: KeyRestrictions): Limits {
  return {
    ratePerSecond: Math.min(plan.ratePerSecond, ratePerSecond ?? plan.ratePerSecond),
    requestsPerMonth: Math.min(plan.requestsPerMonth, requestsPerMonth ?? plan.requestsPerMonth),
  };
}
