import type { Answer, Ask } from './visitor.js';

/** Requests to a dashboard in another process; redirects are not followed. */
export function askOverNetwork(baseUrl: string): Ask {
  return async ({ method = 'GET', url, headers, payload }) => {
    const answer = await fetch(baseUrl + url, {
      method,
      headers,
      redirect: 'manual',
      ...(payload !== undefined && { body: payload }),
    });
    const body = await answer.text();
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      body,
      cookies: answer.headers.getSetCookie().map(parseCookie),
      json: () => JSON.parse(body) as never,
    };
  };
}

function parseCookie(line: string): Answer['cookies'][number] {
  const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
  const maxAge = /; *max-age=(-?\d+)/i.exec(line)?.[1];
  return { name, value: decodeURIComponent(value), ...(maxAge !== undefined && { maxAge: Number(maxAge) }) };
}
