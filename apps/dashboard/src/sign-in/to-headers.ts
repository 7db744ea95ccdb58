import type { IncomingHttpHeaders } from 'node:http';

/** Converts Node's headers to the `Headers` of the web. */
export function toHeaders(headers: IncomingHttpHeaders): Headers {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value ?? '']).map((one): [string, string] => [name, one]),
  );
  return new Headers(entries);
}
