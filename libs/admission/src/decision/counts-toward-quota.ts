/**
 * Whether a response with this HTTP status counts toward the monthly quota: not if it says that nothing changed (304),
 * that the request was refused (401, 429) or that we failed (5xx).
 */
export function countsTowardQuota(status: number): boolean {
  return status !== 304 && status !== 401 && status !== 429 && status < 500;
}
