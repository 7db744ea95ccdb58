import type { ProblemCode } from '../../problems/problem-catalogue.js';

export interface ErrorSample {
  /** Where a code has several statuses: the one that is shown. */
  readonly status?: number;
  /** A request with this answer, where a single one is enough: its path, and how it differs from a valid one. */
  readonly request?: { readonly url: string; readonly method?: string; readonly key?: string };
  readonly detail: string;
  /** Members that only some problems have. */
  readonly members?: Readonly<Record<string, unknown>>;
  /** JavaScript that handles it, after `const problem = await response.json()`. */
  readonly handle: string;
}

const WAIT = `const seconds = Number(response.headers.get("Retry-After"));
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
// then send the same request again`;
const NEW_KEY = `// Sending it again cannot help: stop, and tell a person.
throw new Error(problem.detail);`;

/** Data: for each error what a whole response looks like, and code that handles it. */
export const ERROR_SAMPLES: Readonly<Record<ProblemCode, ErrorSample>> = {
  invalid_parameter: {
    request: { url: '/games?players=0' },
    detail: '"players": 0 is too small; it must be from 1 to 999.',
    members: {
      errors: [
        { parameter: 'players', code: 'out_of_range', detail: '0 is too small; it must be from 1 to 999.' },
      ],
    },
    handle: `for (const { parameter, code, detail } of problem.errors) {
  console.error(parameter, code, detail); // "players" "out_of_range" …
}`,
  },
  invalid_cursor: {
    request: { url: '/games?cursor=abc' },
    detail: 'This is not a cursor that this API made. Pass pagination.nextCursor on exactly as it came.',
    members: {
      errors: [
        {
          parameter: 'cursor',
          code: 'garbled',
          detail:
            'This is not a cursor that this API made. Pass pagination.nextCursor on exactly as it came.',
        },
      ],
    },
    handle: `// Start again from the first page, without a cursor.
url.searchParams.delete("cursor");`,
  },
  expired_cursor: {
    detail: 'The cursor leads through a catalog that is no longer kept. Start again without a cursor.',
    members: {
      errors: [
        {
          parameter: 'cursor',
          code: 'expired',
          detail: 'The cursor leads through a catalog that is no longer kept. Start again without a cursor.',
        },
      ],
    },
    handle: `// Start again from the first page, without a cursor.
url.searchParams.delete("cursor");`,
  },
  bad_request: {
    request: { url: '/games/%ZZ' },
    detail: 'The URL cannot be read: each % must begin a percent-escape of UTF-8.',
    handle: `// Let a library write the address: it percent-encodes every value.
const url = new URL("{{api}}/games");
url.searchParams.set("q", "Flügelschlag");`,
  },
  missing_api_key: {
    request: { url: '/games', key: '' },
    detail: 'Send your API key as "Authorization: Bearer <key>".',
    handle: `const response = await fetch(url, {
  headers: { Authorization: "Bearer " + process.env.BGC_API_KEY },
});`,
  },
  invalid_api_key: {
    request: { url: '/games', key: 'bgc_mistyped' },
    detail:
      'This is not an API key: one is bgc_ and 48 letters and digits, sent as "Authorization: Bearer <key>".',
    handle: NEW_KEY,
  },
  revoked_api_key: { detail: 'The API key was revoked.', handle: NEW_KEY },
  expired_api_key: { detail: 'The API key has expired.', handle: NEW_KEY },
  not_found: {
    request: { url: '/games/wingspam' },
    detail: 'No game has the slug "wingspam".',
    handle: `// A slug that is gone or mistyped: search for the title instead.
const search = new URL("{{api}}/games");
search.searchParams.set("q", "wingspam");`,
  },
  method_not_allowed: {
    request: { url: '/games', method: 'POST' },
    detail: 'The API is read-only: "POST" is not possible here. Use GET.',
    handle: `console.error(response.headers.get("Allow")); // GET, HEAD, OPTIONS`,
  },
  request_timeout: {
    detail: 'The request did not arrive completely in time.',
    handle: `// The connection is closed: send the request again on a new one.
const again = await fetch(url, { headers });`,
  },
  request_too_large: {
    status: 414,
    request: { url: `/games?q=${'a'.repeat(8_300)}` },
    detail: 'The URL is longer than 8192 characters.',
    handle: NEW_KEY,
  },
  rate_limit_exceeded: {
    detail: 'The rate of 10 requests per second is used up. Try again in 1 second.',
    members: { 'violated-policies': ['second'], resetAt: '2026-11-21T09:41:01.000Z' },
    handle: WAIT,
  },
  quota_exceeded: {
    detail: 'The 5000 requests of this month are used up.',
    members: { 'violated-policies': ['month'], resetAt: '2026-12-01T00:00:00.000Z' },
    handle: `// Never in a loop: the month may have weeks to go.
console.error("No more requests before", problem.resetAt);`,
  },
  too_many_failed_attempts: {
    detail: 'Too many requests with keys that are not valid came from this network.',
    members: { resetAt: '2026-11-21T09:42:00.000Z' },
    handle: `// Waiting is not enough: correct the key first.
throw new Error(problem.detail);`,
  },
  internal_error: {
    detail: 'Something is wrong on our side.',
    handle: `console.error("Report this request:", problem.requestId);`,
  },
  service_unavailable: {
    detail: 'The service cannot answer at the moment.',
    handle: WAIT,
  },
};
