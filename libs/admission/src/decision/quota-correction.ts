import type { QuotaCost } from '../store/admission-store.js';

/**
 * What is left to charge (1) or to give back (-1) once the answer is known. A 304 is free for the month, and
 * nobody pays for our failures (5xx); everything else an admitted request ends in costs one unit.
 */
export function quotaCorrection(paid: QuotaCost, status: number): -1 | 0 | 1 {
  const due: QuotaCost = status === 304 || status >= 500 ? 0 : 1;
  if (due === paid) return 0;
  return due > paid ? 1 : -1;
}
