/** A list of texts is sent with commas between them. */
type Value = string | number | boolean | readonly string[];

/**
 * The URL of a request: every segment and value percent-encoded, lists joined by commas, and parameters in order of
 * their names, so that the same query has one URL.
 * @throws TypeError for a segment that would lead to another path: an empty one, `.` or `..`
 */
export function requestUrl(baseUrl: string, segments: readonly string[], query: object = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, Value | undefined][])
    if (value !== undefined) parameters.set(name, String(value));
  parameters.sort();
  const search = parameters.toString();
  return `${baseUrl.replace(/\/+$/, '')}/${segments.map(encodeSegment).join('/')}${search && `?${search}`}`;
}

function encodeSegment(segment: string): string {
  if (['', '.', '..'].includes(segment)) throw new TypeError(`"${segment}" is not a slug.`);
  return encodeURIComponent(segment);
}
