import { Problem } from './problem.js';

/** Maximum length of a URL in characters: enough for 50 slugs of 160 characters, which are longer than usual ones. */
export const MAX_URL_LENGTH = 8_192;

export function urlTooLong(): Problem {
  const detail = `The URL is longer than ${MAX_URL_LENGTH} characters.`;
  return new Problem('request_too_large', detail, { status: 414 });
}

export function urlNotDecodable(): Problem {
  return new Problem('bad_request', 'The URL cannot be read: each % must begin a percent-escape of UTF-8.');
}
