import type {
  AdmissionOutcome,
  Admitted,
  KeyMalformed,
  KeyNotAllowed,
  QuotaExceeded,
  RateExceeded,
  StoreLostData,
  StoreUnavailableOutcome,
} from '#libs/admission';
import { KEY_IN_URL, looksLikeApiKey } from '../request/looks-like-api-key.js';
import type { RawQuery } from '../request/raw-query.js';
import { Problem } from '../problems/problem.js';
import type { ProblemCode } from '../problems/problem-kinds.js';

const CHALLENGE = 'Bearer realm="board-game-catalog"';
const INVALID_TOKEN = `${CHALLENGE}, error="invalid_token"`;

/** What a refusal depends on, besides the outcome. */
export interface RefusalContext {
  /** The query of the request: a key may have been sent in it. */
  readonly query: RawQuery;
  /** Its field `Origin`. */
  readonly origin: string | undefined;
  /** Where keys are created. */
  readonly dashboardUrl: string;
}

/** Turns a refused admission into an HTTP response. */
export function refusal(outcome: Exclude<AdmissionOutcome, Admitted>, context: RefusalContext): Problem {
  const { query, origin, dashboardUrl } = context;
  const unauthorized = (code: ProblemCode, detail: string, challenge = INVALID_TOKEN) =>
    new Problem(code, `${detail} Keys are free: ${dashboardUrl}`, {
      headers: { 'www-authenticate': challenge },
    });
  switch (outcome.kind) {
    case 'key-missing':
      return unauthorized('missing_api_key', missingDetail(query), CHALLENGE);
    case 'key-malformed':
      return unauthorized('invalid_api_key', malformedDetail(outcome));
    case 'key-unknown':
      return unauthorized('invalid_api_key', 'There is no such API key.');
    case 'key-revoked':
      return unauthorized(
        'revoked_api_key',
        'This API key was revoked. Make a new one in the developer dashboard.',
      );
    case 'secret-ended':
      return unauthorized(
        'revoked_api_key',
        'This API key has a newer secret, and the one that was sent has ended. Use the newer one, or rotate the key in the developer dashboard to get another.',
      );
    case 'key-expired':
      return unauthorized(
        'expired_api_key',
        'This API key has expired. Make a new one in the developer dashboard.',
      );
    case 'key-not-allowed':
      return new Problem('key_not_allowed', notAllowedDetail(outcome, origin));
    case 'rate-exceeded':
      return exceeded('rate_limit_exceeded', rateDetail(outcome), outcome);
    case 'quota-exceeded':
      return exceeded('quota_exceeded', quotaDetail(outcome), outcome);
    case 'store-unavailable':
      return unavailable('API keys cannot be checked at the moment. Try again shortly.', outcome);
    case 'store-data-lost':
      return unavailable(
        'API keys cannot be checked until they are published again. Try again shortly.',
        outcome,
      );
  }
}

function missingDetail(query: RawQuery): string {
  const isInUrl = Object.entries(query).some(([name, value]) => looksLikeApiKey(name, value));
  return isInUrl ? KEY_IN_URL : 'Send your API key as "Authorization: Bearer <key>".';
}

function malformedDetail({ reason }: KeyMalformed): string {
  switch (reason) {
    case 'checksum':
      return 'The API key was mistyped or cut off: its checksum does not match.';
    case 'form':
      return 'This is not an API key: one is bgc_ and 48 letters and digits, sent as "Authorization: Bearer <key>".';
    case 'no bearer key':
      return 'The Authorization header must contain the scheme Bearer and one API key: "Authorization: Bearer <key>".';
    case 'no scheme':
      return 'The scheme is missing in the Authorization header: write Bearer and a space before the key, "Authorization: Bearer <key>".';
    case 'several headers':
      return 'There is more than one Authorization header; send one, "Authorization: Bearer <key>".';
  }
}

/**
 * Names what failed, and never what would be allowed. Repeats an origin only if it is one: the owner of the key can read the
 * detail later.
 */
function notAllowedDetail({ outside, caller }: KeyNotAllowed, origin: string | undefined): string {
  if (outside === 'network')
    return 'This API key may not be used from the network address of this request. Its owner decides which networks may.';
  if (origin === undefined)
    return 'This API key is for web pages of certain origins, and this request has no Origin header. Browsers send it with every request to another origin; for a program, use a key without this restriction.';
  if (caller?.origin === '')
    return 'This API key is for web pages of certain origins, and the Origin header of this request names none: a page that was opened from a file or in a sandbox has the origin null.';
  return `This API key may not be used by pages of the origin ${origin}. Its owner decides which origins may.`;
}

function rateDetail({ rate, retryAfterSeconds }: RateExceeded): string {
  return `This API key may make ${counted(rate.limit, 'request')} per second. Wait ${counted(retryAfterSeconds, 'second')}.`;
}

function quotaDetail({ quota, resetAt }: QuotaExceeded): string {
  const used = quota === undefined ? 'requests' : counted(quota.limit, 'request');
  return `This API key has used the ${used} of this calendar month. More are granted at ${resetAt.toISOString()}.`;
}

function exceeded(code: ProblemCode, detail: string, outcome: RateExceeded | QuotaExceeded): Problem {
  return new Problem(code, detail, {
    headers: { 'retry-after': String(outcome.retryAfterSeconds) },
    members: { 'violated-policies': outcome.violatedPolicies, resetAt: outcome.resetAt.toISOString() },
  });
}

function unavailable(
  detail: string,
  { retryAfterSeconds, cause }: StoreUnavailableOutcome | StoreLostData,
): Problem {
  return new Problem('service_unavailable', detail, {
    headers: { 'retry-after': String(retryAfterSeconds) },
    cause,
  });
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
