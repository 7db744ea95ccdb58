import type { QuotaCost } from '../store/admission-store.js';

/**
 * The unit still to charge (1) or to refund (-1) once the answer is known; 0 for neither. Every answer to an admitted
 * request costs one unit, unless {@link countsTowardQuota} says otherwise.
 */
export function quotaCorrection(paid: QuotaCost, status: number): -1 | 0 | 1 {
  const due: QuotaCost = countsTowardQuota(status) ? 1 : 0;
  if (due === paid) return 0;
  return due > paid ? 1 : -1;
}

/**
 * Whether a response with this HTTP status counts toward the monthly quota: not if it says that nothing changed (304),
 * that the request was refused (401, 429) or that we failed (5xx).
 */
export function countsTowardQuota(status: number): boolean {
  return status !== 304 && status !== 401 && status !== 429 && status < 500;
}
