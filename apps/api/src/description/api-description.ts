import { MAX_LOOKUPS, MAX_QUERY_LENGTH } from '#libs/catalog';
import { MAX_URL_LENGTH } from '../problems/url-problems.js';
import type { Site } from '../configuration/site.js';

/** What the description says before its operations, in Markdown. */
export function apiDescription({ dashboardUrl, errorsUrl }: Site): string {
  return `
Read-only access to a catalog of board games, expansions, publishers, people, categories, mechanics, awards and series, with titles in
English, French, German, Spanish and Italian. All responses are JSON; localized texts come in all languages at once, in
the order en, fr, de, es, it. \`en\` is always there. There is no bulk export.

## Authentication
Send your API key with every request: \`Authorization: Bearer <key>\` (preferred), or \`X-API-Key: <key>\`, which is
read unless there is an \`Authorization\` header with the scheme Bearer. Keys are free: make one in the
[developer dashboard](${dashboardUrl}). Never put a key into a URL, where it ends up in logs and histories.

A key is \`bgc_\` and 48 letters and digits. The last six are a checksum, so that a mistyped key can be told from an unknown one.
It is shown once. When a key is **rotated** it keeps its id and its usage, gets a new secret, and the old secret works
for 24 hours more, or for as long as you choose. A revoked key is refused within a second.

A key may be **restricted** in the dashboard: to web pages of certain origins, to certain networks, and to a lower rate or quota
than the plan's. Elsewhere it gets 403 \`key_not_allowed\`.

## Order of checks
1. A CORS preflight gets 204. It needs no key and is not counted.
2. A request that cannot be read (HTTP, percent-escapes, sizes): 400 \`bad_request\`, 408, 413, 414, 431.
3. The key: 401. Everything below the base address needs one, unknown paths and other methods included; only
   \`/openapi.json\`, this description, does not. Then where it is used from: 403, only for a key with restrictions.
4. The monthly quota and the rate: 429.
5. The path (404) and the method (405, with \`Allow\`).
6. The parameters, all faults at once, and then the cursor: 400.

An unexpected failure is a 500. A 503 with \`Retry-After\` means that a complete response is not possible at the moment; no
response leaves out a record because a part of the service does not answer.

## Paths and methods
Paths are case-sensitive and have no trailing slash. \`HEAD\` works wherever \`GET\` does, with the same header fields. A
request body is ignored. A URL has at most ${MAX_URL_LENGTH} characters, and must be percent-encoded UTF-8:
\`q=Fl%C3%BCgelschlag\`.

## Parameters
Filters combine with AND. \`mechanic\`, \`category\` and \`designer\` take several slugs, separated by commas: a game must
match all of them. \`ids\` picks items of any list. A filter value that matches nothing gives an empty page. No slug has a
comma, or white space around it: a list with spaces after its commas is refused, and so are several slugs for a filter
that takes one. Parameters that are unknown, repeated, empty or out of range are refused with 400 and a list of every
fault; nothing is ever clamped or ignored. Numbers are plain decimal digits: \`05\`, \`+5\`, \`5.0\` and \`1e1\` are not
accepted as numbers. Lengths are counted in characters (Unicode code points). Operations on a single record take no query
parameters, except \`fields\` on /games/{slug}.

## Title search
\`q\` finds titles in every language, and former and alternative titles. The text is normalized to NFKC and trimmed; 1 to
${MAX_QUERY_LENGTH} characters must remain. Case, accents and punctuation do not matter (\`flugelschlag\` finds
Flügelschlag). A text without any letter or digit finds only a title that is exactly that text.

Every word of the query must be in the same title; the last word may be unfinished. A word of 4 to 7 letters may differ by
one edit, a longer word by two; an edit is an insertion, a deletion, a substitution, or a swap of two neighbors. Shorter
words and words with a digit must be exact. A query of more than ${MAX_LOOKUPS} different words is only compared with titles
as a whole.

If no title matches all of \`q\`, the response has titles that match a part of it, the best first and at most 50 on all
pages, and says so with \`partial: true\`: filters, order, counts and cursors work on these. There are none if filters leave
out all titles that match in full. \`suggestions\` has up to 3 records of other lists that match \`q\` better than the
items of the page do, as a person or a publisher.

## Order of results
Lists are in ascending order of \`id\`, byte by byte. With \`q\`, the best match is first:
1. The exact title.
2. The same title without accents or spaces.
3. Titles that begin with the query.
4. Titles that contain every word.
5. Titles that match with typos, fewer edits first.

Among equal matches, titles with as many words as the query come first; then, of equal titles, a present title before a
former or alternative one; then more editions, then the shorter title, then the better-known game if the catalog knows,
then \`id\`. \`sort\` replaces either order. A number that is not known, which is 0 in a response, is found by no filter, and
is last in every order.

## Counts and members
\`count=true\` adds \`pagination.total\`; \`facets\` on /games adds how many of all matches have each value of a field. Both
are exact, and of the same generation of the catalog as the page. \`fields\` on /games, /games/{slug} and
/expansions returns only the members it names; \`id\` is always included.

## Pages
Lists come in pages of \`limit\` items (1 to 50, 20 by default). Ask for the next page with \`cursor\` =
\`pagination.nextCursor\`, all other parameters unchanged, until \`hasMore\` is false; or follow the \`Link\` header. \`limit\`,
\`fields\`, \`count\` and \`facets\` may change, or be left out, from page to page. There is never an empty page at the end.

A cursor is opaque, and bound to its list, filters, order and \`q\`. A cursor that was changed, or is used elsewhere,
is refused with \`invalid_cursor\`. All pages come from the generation of the catalog in which the first page was read:
no item is skipped or repeated, even when the catalog is rebuilt meanwhile. Generations are kept for at least 24 hours
after they were replaced; after that a cursor is refused with \`expired_cursor\`. One exception: when a service without
Elasticsearch starts again with another catalog, older cursors expire at once.

## Limits and plans
A plan limits the requests of each key in any second (a sliding window of 1,000 ms) and in a calendar month (UTC):

| plan | requests per second | requests per month | active keys |
|---|---|---|---|
| free | 10 | 5,000 | 3 |
| plus | 50 | 100,000 | 10 |
| scale | 1,000 | 10,000,000 | 50 |

Every account starts on the free plan; the larger ones are paid plans. A new key continues with what the revoked key
used whose place it takes. The \`RateLimit\` and \`RateLimit-Policy\` fields of every response to a valid key,
except a 5xx and a request that cannot be read, say what is left. Above a limit: 429 with \`Retry-After\`,
\`violated-policies\` and \`resetAt\`.

| response | counts for the second | counts for the month |
|---|---|---|
| 200, 204, 400, 404, 405 | yes | yes |
| request that cannot be read: 400 \`bad_request\`, 408, 413, 414, 431 | no | no |
| 304, 403 | yes | no |
| 401, 429 | no | no |
| 5xx | yes | no, it is given back |

## Caching and compression
Every 200 has an \`ETag\`, which does not depend on the key; repeat the request with \`If-None-Match\` to get a 304.
Clients that keep no entity tags may send \`If-Modified-Since\`. Responses may be cached for a minute. Bodies of 1 kB and
more are compressed with br, zstd or gzip, whichever \`Accept-Encoding\` prefers, unless that would make them larger.

## Errors
Every error is an \`application/problem+json\` body (RFC 9457). Programs go by \`code\`, people read \`detail\`; ${errorsUrl}
explains every code.

## From a browser
Every response may be read from any origin (\`Access-Control-Allow-Origin: *\`). A key in a web page is readable by its
visitors: use one that is restricted to the origin of the page and has a low rate, and that you can rotate.

## Compatibility
Within version 1, changes only add: members, parameters, operations, codes. Clients must ignore members they do not know.
Deprecation would be announced with the \`Deprecation\` (RFC 9745) and \`Sunset\` (RFC 8594) fields.
`.trim();
}
