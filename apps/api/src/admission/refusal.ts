import type { AdmissionOutcome, Admitted, KeyMalformed, QuotaExceeded, RateExceeded } from '#libs/admission';
import { KEY_IN_URL } from '../parameters/looks-like-api-key.js';
import { Problem } from '../problems/problem.js';
import type { ProblemCode } from '../problems/problem-catalogue.js';

const CHALLENGE = 'Bearer realm="board-game-catalog"';

/**
 * The only place where a refused admission is turned into an HTTP response.
 * @param keyInUrl whether the URL contains something that looks like a key
 */
export function refusal(outcome: Exclude<AdmissionOutcome, Admitted>, keyInUrl: boolean): Problem {
  switch (outcome.kind) {
    case 'key-missing':
      return missingKey(keyInUrl ? KEY_IN_URL : 'Send your API key as "Authorization: Bearer <key>".');
    case 'key-malformed':
      return invalidKey('invalid_api_key', malformedDetail(outcome));
    case 'key-unknown':
      return invalidKey('invalid_api_key', 'There is no such API key.');
    case 'key-revoked':
      return invalidKey(
        'revoked_api_key',
        'This API key was revoked. Make a new one in the developer dashboard.',
      );
    case 'key-expired':
      return invalidKey(
        'expired_api_key',
        'This API key has expired: it was made to end. Make a new one in the developer dashboard.',
      );
    case 'rate-exceeded':
      return exceeded('rate_limit_exceeded', rateDetail(outcome), outcome);
    case 'quota-exceeded':
      return exceeded('quota_exceeded', quotaDetail(outcome), outcome);
    case 'store-unavailable':
      return new Problem(
        'service_unavailable',
        'API keys cannot be checked at the moment. Try again shortly.',
        {
          headers: { 'retry-after': String(outcome.retryAfterSeconds) },
          cause: outcome.cause,
        },
      );
    case 'store-data-lost':
      return new Problem(
        'service_unavailable',
        'API keys cannot be checked: they are being loaded again. Yours is not affected. Try again shortly.',
        {
          headers: { 'retry-after': String(outcome.retryAfterSeconds) },
          cause: outcome.cause,
        },
      );
  }
}

function missingKey(detail: string): Problem {
  return new Problem('missing_api_key', detail, { headers: { 'www-authenticate': CHALLENGE } });
}

function invalidKey(code: ProblemCode, detail: string): Problem {
  return new Problem(code, detail, {
    headers: { 'www-authenticate': `${CHALLENGE}, error="invalid_token"` },
  });
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

function rateDetail({ rate, retryAfterSeconds }: RateExceeded): string {
  return `The keys of this account may make ${rate.limit} requests per second together. Wait ${seconds(retryAfterSeconds)}.`;
}

function quotaDetail({ quota, resetAt }: QuotaExceeded): string {
  const limit = quota === undefined ? 'the' : `the ${quota.limit}`;
  return `The keys of this account have used ${limit} requests of this calendar month. More are granted at ${resetAt.toISOString()}.`;
}

function exceeded(code: ProblemCode, detail: string, outcome: RateExceeded | QuotaExceeded): Problem {
  return new Problem(code, detail, {
    headers: { 'retry-after': String(outcome.retryAfterSeconds) },
    members: { 'violated-policies': outcome.violatedPolicies, resetAt: outcome.resetAt.toISOString() },
  });
}

function seconds(count: number): string {
  return count === 1 ? '1 second' : `${count} seconds`;
}

/** For a client whose credentials failed too often; sent instead of the refusal of this attempt. */
export function tooManyFailedAttempts(retryAfterSeconds: number): Problem {
  return new Problem(
    'too_many_failed_attempts',
    `Too many requests from your address came with a key that is not valid. Check the key, and wait ${seconds(retryAfterSeconds)}.`,
    {
      headers: { 'retry-after': String(retryAfterSeconds) },
      members: { resetAt: new Date(Date.now() + 1_000 * retryAfterSeconds).toISOString() },
    },
  );
}
