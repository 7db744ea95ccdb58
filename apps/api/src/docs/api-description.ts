/** Data: what the description says before its operations, in Markdown. */
export const API_DESCRIPTION = `
Read-only access to a catalog of board games, expansions, publishers, people, categories and mechanics, with titles in
English, French, German, Spanish and Italian. All answers are JSON; localized texts come in all languages at once.

## Authentication
Send your API key with every request: \`Authorization: Bearer <key>\` (preferred), or \`X-API-Key: <key>\`. Keys are
free; the developer dashboard makes them. Never put a key into a URL.

## Pages
Lists come in pages of \`limit\` items (1 to 50, 20 by default). Ask for the next page with \`cursor\` =
\`pagination.nextCursor\`, all other parameters unchanged (\`limit\` may change), until \`hasMore\` is false; or follow
the \`Link\` header. A cursor stays in the build of the catalog in which it began, so a walk never skips or repeats an
item, even when the catalog is rebuilt meanwhile. Builds are kept for at least 24 hours after they were replaced;
after that a cursor is answered with \`expired_cursor\`. There is no bulk export.

## Order
Lists are in ascending order of \`id\` (by bytes). With \`q\` the best match comes first.

## Title search
\`q\` finds titles in every language, and former and alternative titles. Case, accents and punctuation do not matter
(\`flugelschlag\` finds Flügelschlag). A word may be off by one edit from 4 letters on and by two from 8 (an insertion,
deletion, substitution, or swap of two neighbours); shorter words and words with a digit must be right. Every word of the query must
be in one title; the last word may be unfinished. Results are ordered: the same title; the same without accents or
spaces; titles that begin with the query; titles with every word; titles with typos, fewer edits first. Among equals:
titles with as many words as the query, then more editions, then the shorter title, then \`id\`.

## Parameters
Filters combine with AND. A filter value that nothing has gives an empty page. Parameters that are unknown, repeated,
empty or out of range are refused with 400 and a list of every fault; nothing is ever clamped or ignored.

## Limits
Each key may make so many requests in any second, and so many per calendar month (UTC); the free plan 10 and 5,000.
The \`RateLimit\` and \`RateLimit-Policy\` headers show where a key stands. Above a limit: 429 with \`Retry-After\`. Refused
requests are not counted, a 304 costs no monthly quota, and what fails on our side (5xx) is given back.

Requests whose key is not valid are limited by address: after 600 within a minute they are answered 429
\`too_many_failed_attempts\`. Valid keys from that address go on.

## Caching
Every 200 has an \`ETag\`; repeat the request with \`If-None-Match\` to get a 304. Answers may be kept for a minute.

## Compatibility
Within version 1 changes only add: clients must ignore members they do not know. An end would be announced with
the \`Deprecation\` (RFC 9745) and \`Sunset\` (RFC 8594) headers. \`HEAD\` works wherever \`GET\` does.
`.trim();
