import type { Admitted, QuotaExceeded, RateExceeded } from '#libs/admission';

/** The outcome for a request with a valid key: admitted, or stopped by one of its limits. */
export type RateLimitStatus = Admitted | RateExceeded | QuotaExceeded;
