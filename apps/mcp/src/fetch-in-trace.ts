import { traceHeaders } from '#libs/tracing';

/** As `fetch`; the API that gets the request continues the trace of the one that is being answered. */
export function fetchInTrace(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
  return fetch(url, { ...init, headers });
}
