import type { Admitted, QuotaExceeded, RateExceeded } from '#libs/admission';

/** What became of a request with a valid key: it went in, or one of its limits stopped it. */
export type RateLimitStatus = Admitted | RateExceeded | QuotaExceeded;
