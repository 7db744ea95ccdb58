import type { Admitted, LimitStatus } from './outcome.js';

/** What a request takes from its key: of the rate, and of the monthly quota. */
export interface RequestCost {
  readonly rate: 0 | 1;
  readonly quota: 0 | 1;
}

const NOTHING: RequestCost = { rate: 0, quota: 0 };
const RATE_ALONE: RequestCost = { rate: 1, quota: 0 };
const RATE_AND_QUOTA: RequestCost = { rate: 1, quota: 1 };

/**
 * The cost of a request whose response has this HTTP status. The store takes both when it admits the request; what the
 * status does not cost of the quota is given back.
 */
export function costOf(status: number): RequestCost {
  // Refused: no valid key, or a limit that is used up.
  if (status === 401 || status === 429) return NOTHING;
  // Nothing changed, or it was our fault.
  if (status === 304 || status >= 500) return RATE_ALONE;
  return RATE_AND_QUOTA;
}

/**
 * Whether the quota unit of an admitted request is given back for a response with this status. Without quota numbers the
 * request was admitted locally, and the store never counted it.
 */
export function isQuotaRefunded(
  admitted: Admitted,
  status: number,
): admitted is Admitted & { readonly quota: LimitStatus } {
  return admitted.quota !== undefined && costOf(status).quota === 0;
}
