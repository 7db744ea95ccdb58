import type { QuotaCost } from '../store/admission-store.js';

/**
 * The unit still to charge (1) or to refund (-1) once the answer is known; 0 for neither. A 304 costs no quota, and
 * neither do our failures (5xx); every other answer to an admitted request costs one unit.
 */
export function quotaCorrection(paid: QuotaCost, status: number): -1 | 0 | 1 {
  const due: QuotaCost = status === 304 || status >= 500 ? 0 : 1;
  if (due === paid) return 0;
  return due > paid ? 1 : -1;
}
