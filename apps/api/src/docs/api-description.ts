import { MAX_QUERY_LENGTH } from '#libs/catalog';
import { MAX_URL_LENGTH } from '../problems/url-problems.js';
import type { Site } from './site.js';

/** What the description says before its operations, in Markdown. */
export function apiDescription({ dashboardUrl, errorsUrl }: Site): string {
  return `
Read-only access to a catalog of board games, expansions, publishers, people, categories and mechanics, with titles in
English, French, German, Spanish and Italian. All answers are JSON; localized texts come in all languages at once, in
the order en, fr, de, es, it. \`en\` is always there. There is no bulk export.

## Authentication
Send your API key with every request: \`Authorization: Bearer <key>\` (preferred), or \`X-API-Key: <key>\`, which is
read only when there is no \`Authorization\` header. Keys are free: make one in the
[developer dashboard](${dashboardUrl}). Never put a key into a URL, where it ends up in logs and histories.

A key is \`bgc_\` and 48 letters and digits, the last six of them a checksum: a mistyped key can be told from an unknown one.
It is shown once. When a key is **rotated** it keeps its id and its usage, gets a new secret, and the old secret works
for 24 hours more, or for as long as you choose. A revoked key is refused within a second.

## Order of judgement
1. A CORS preflight is answered with 204. It needs no key and is not counted.
2. A request that cannot be read (HTTP, percent-escapes, sizes): 400 \`bad_request\`, 408, 413, 414, 431.
3. The key: 401. Everything below the base address needs one, unknown paths and other methods included; only
   \`/openapi.json\`, this description, does not. There is no 403.
4. The monthly quota and the rate: 429.
5. The path (404) and the method (405, with \`Allow\`).
6. The parameters, all faults at once, and then the cursor: 400.
7. The answer.

An unexpected failure is a 500; 503 with \`Retry-After\` means that there is no whole answer at the moment, never that
there is half of one.

## Paths and methods
Paths are case-sensitive and have no trailing slash. \`HEAD\` works wherever \`GET\` does, with the same header fields. A
request body is ignored. A URL has at most ${MAX_URL_LENGTH} characters, and must be percent-encoded UTF-8:
\`q=Fl%C3%BCgelschlag\`.

## Parameters
Filters combine with AND. \`mechanic\`, \`category\` and \`designer\` take several slugs, separated by commas: all must hold.
\`ids\` picks items of any list. A filter value that nothing has gives an empty page. Parameters that are unknown, repeated,
empty or out of range are refused with 400 and a list of every fault; nothing is ever clamped or ignored. Numbers are
plain decimal digits: \`05\`, \`+5\`, \`5.0\` and \`1e1\` are no numbers here. Lengths are counted in characters (Unicode
code points). Operations on a single record take no query parameters, except
\`fields\` on /games/{slug}.

## Title search
\`q\` finds titles in every language, and former and alternative titles. The text is brought into the Unicode form NFKC
and freed of the white space around it; 1 to ${MAX_QUERY_LENGTH} characters must be left. Case, accents and punctuation do not matter
(\`flugelschlag\` finds Flügelschlag). A text without any letter or digit finds only a title that is exactly that text.
A word may be off by one edit from 4 letters on and by two from 8 (an insertion, deletion, substitution, or swap of two
neighbours); shorter words and words with a digit must be right. Every word of the query must be in one title; the last
word may be unfinished.

## Order of results
Lists are in ascending order of \`id\`, byte by byte. With \`q\`, best match first: the same title; the same without
accents or spaces; titles that begin with the query; titles with every word; titles with typos, fewer edits first. Among
equals: titles with as many words as the query; of equal titles those that a game has now before former ones; then more
editions, then the shorter title, then \`id\`. \`sort\` replaces either order.

## Counts and members
\`count=true\` adds \`pagination.total\`; \`facets\` on /games adds how many of all matches have each value of a field. Both
are exact, and of the same generation of the catalog as the page. \`fields\` on /games, /games/{slug} and /expansions gives
only the members it names; \`id\` is always there.

## Pages
Lists come in pages of \`limit\` items (1 to 50, 20 by default). Ask for the next page with \`cursor\` =
\`pagination.nextCursor\`, all other parameters unchanged (\`limit\` may change), until \`hasMore\` is false; or follow
the \`Link\` header. There is never an empty page at the end. A cursor is opaque, and bound to its list, its filters, its order, what it
counts, and \`q\`: used elsewhere, or changed, it is answered with \`invalid_cursor\`. It stays in the generation of the catalog in
which its walk began, so a walk never skips or repeats an item, even when the catalog is rebuilt meanwhile. Generations
are kept for at least 24 hours after they were replaced; after that a cursor is answered with \`expired_cursor\`. One
exception: a service that runs without Elasticsearch keeps no older generation over a restart.

## Limits and plans
A plan allows so many requests in any second (a sliding window of 1,000 ms) and so many per calendar month (UTC):

| plan | requests per second | requests per month |
|---|---|---|
| free | 10 | 5,000 |
| plus | 50 | 100,000 |
| scale | 1,000 | 10,000,000 |

Every account starts on the free plan. On every answer to a valid key, the \`RateLimit\` and \`RateLimit-Policy\` fields
say what is left. Above a limit: 429 with \`Retry-After\`, \`violated-policies\` and \`resetAt\`.

| answer | counts for the second | counts for the month |
|---|---|---|
| 200, 400, 404, 405 | yes | yes |
| 304 | yes | no |
| 401, 429 | no | no |
| 5xx | yes | no, it is given back |

Requests whose key is not valid are limited by address: after 600 within a minute they are answered 429
\`too_many_failed_attempts\`. Requests with a valid key from that address are still served.

## Caching and compression
Every 200 has an \`ETag\`, which does not depend on the key; repeat the request with \`If-None-Match\` to get a 304.
Clients that keep no entity tags may send \`If-Modified-Since\`. Answers may be kept for a minute. Bodies of 1 kB and more
are compressed with br, zstd or gzip, whichever the client prefers by its weights, unless that would make them larger.

## Errors
Every error is an \`application/problem+json\` body (RFC 9457). Programs go by \`code\`, people read \`detail\`; ${errorsUrl}
explains every code.

## From a browser
Every answer may be read from any origin (\`Access-Control-Allow-Origin: *\`). A key in a web page is readable by its
visitors: use one that you can rotate.

## Compatibility
Within version 1 changes only add: members, parameters, operations, codes. Clients ignore members they do not know. An
end would be announced with the \`Deprecation\` (RFC 9745) and \`Sunset\` (RFC 8594) fields.
`.trim();
}
