import type { Plan } from '#libs/admission';

const LIMITS = ['ratePerSecond', 'requestsPerMonth', 'maxActiveKeys'] as const;

/** Whether a plan has a higher limit than another one, and none that is lower. */
export function isLarger(plan: Plan, other: Plan): boolean {
  return (
    LIMITS.every(limit => plan[limit] >= other[limit]) && LIMITS.some(limit => plan[limit] > other[limit])
  );
}
