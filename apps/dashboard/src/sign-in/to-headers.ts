import type { IncomingHttpHeaders } from 'node:http';

/** Node's headers in the form of the web's. */
export function toHeaders(headers: IncomingHttpHeaders): Headers {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value ?? '']).map((one): [string, string] => [name, one]),
  );
  return new Headers(entries);
}
