/** What a request shows at the door, before anybody judged it. */
export type Credentials =
  | { readonly kind: 'none' }
  /** There is an `Authorization` header, but it holds no bearer token. */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'key'; readonly text: string };

export interface CredentialHeaders {
  readonly authorization?: string | undefined;
  readonly 'x-api-key'?: string | string[] | undefined;
}

/**
 * Reads the key text from a request's headers (lower-case names, as Node gives them).
 *
 * `X-API-Key` is read only without an `Authorization` header: two keys in one request would leave open
 * which of them pays.
 */
export function readCredentials(headers: CredentialHeaders): Credentials {
  const { authorization, 'x-api-key': apiKey } = headers;
  if (authorization !== undefined) {
    const token = /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1];
    return token === undefined ? { kind: 'malformed' } : { kind: 'key', text: token };
  }
  if (apiKey === undefined) return { kind: 'none' };
  return { kind: 'key', text: Array.isArray(apiKey) ? apiKey.join(', ') : apiKey };
}
