/** The errors that have a page of their own; each has texts in every language. */
export type PageErrorKind =
  | 'not-found'
  | 'foreign-form'
  | 'too-large'
  | 'too-many-attempts'
  | 'link-unusable'
  | 'provider-refused'
  | 'provider-unavailable'
  | 'mail-unavailable'
  | 'unavailable'
  | 'busy'
  | 'bad-request'
  | 'unexpected';

const STATUSES: Readonly<Record<PageErrorKind, number>> = {
  'not-found': 404,
  'foreign-form': 403,
  'too-large': 413,
  'too-many-attempts': 429,
  'link-unusable': 400,
  'provider-refused': 400,
  'provider-unavailable': 503,
  'mail-unavailable': 503,
  unavailable: 503,
  busy: 503,
  'bad-request': 400,
  unexpected: 500,
};

/** Thrown where a page cannot be shown; the filter shows the page that explains it. */
export class PageError extends Error {
  override readonly name = 'PageError';

  constructor(
    readonly kind: PageErrorKind,
    /** Whole seconds; only where trying again helps. */
    readonly retryAfterSeconds?: number,
  ) {
    super(kind);
  }

  get statusCode(): number {
    return STATUSES[this.kind];
  }
}
