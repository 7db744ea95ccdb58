const WAIT = `const seconds = Number(response.headers.get("Retry-After"));
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
// Now send the same request again.
const again = await fetch(url, { headers });`;
const NEW_KEY = `// Sending it again cannot help: stop, and tell a person.
throw new Error(problem.detail);`;
const FIRST_PAGE = `// Start again from the first page, without a cursor.
url.searchParams.delete("cursor");
const again = await fetch(url, { headers });`;

/**
 * Data: JavaScript that handles an error, by its code, after `const problem = await response.json()`. It may use `url` (a `URL`) and
 * `headers` of the request. `{{api}}` is the address of the API.
 */
export const HANDLING_CODE: Readonly<Record<string, string>> = {
  invalid_parameter: `for (const { parameter, code, detail } of problem.errors) {
  console.error(parameter, code, detail); // "players" "out_of_range" …
}`,
  invalid_cursor: FIRST_PAGE,
  expired_cursor: FIRST_PAGE,
  bad_request: `// Let a library write the address: it percent-encodes every value.
const url = new URL("{{api}}/games");
url.searchParams.set("q", "Flügelschlag");
const again = await fetch(url, { headers });`,
  missing_api_key: `const again = await fetch(url, {
  headers: { Authorization: "Bearer " + process.env.BGC_API_KEY },
});`,
  invalid_api_key: NEW_KEY,
  revoked_api_key: NEW_KEY,
  expired_api_key: NEW_KEY,
  key_not_allowed: NEW_KEY,
  not_found: `// The slug is mistyped or no longer exists: take the nearest one, or search for the title.
const [nearest] = problem.suggestions ?? [];
const search = new URL("{{api}}/games");
if (nearest !== undefined) search.searchParams.set("ids", nearest);
else search.searchParams.set("q", "wingspam");
const found = await fetch(search, { headers });`,
  method_not_allowed: `console.error(response.headers.get("Allow")); // GET, HEAD, OPTIONS`,
  request_timeout: `// The connection is closed: send the request again on a new one.
const again = await fetch(url, { headers });`,
  request_too_large: NEW_KEY,
  rate_limit_exceeded: WAIT,
  quota_exceeded: `// Do not retry in a loop: the next month may begin in weeks.
console.error("No more requests before", problem.resetAt);`,
  internal_error: `console.error("Report this request:", problem.requestId);`,
  service_unavailable: WAIT,
};
