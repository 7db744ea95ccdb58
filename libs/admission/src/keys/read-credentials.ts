/** Why credentials contain no key that could be looked up. */
export type CredentialFault =
  /** Several `Authorization` headers: which of them counts would be a guess. */
  | 'several headers'
  /** A token without a scheme before it. */
  | 'no scheme'
  /** Another scheme than `Bearer`, no key behind it, or more than one. */
  | 'no bearer key';

/** The credentials that a request shows, before they are judged. */
export type Credentials =
  | { readonly kind: 'none' }
  | { readonly kind: 'malformed'; readonly reason: CredentialFault }
  | { readonly kind: 'key'; readonly text: string };

export interface CredentialHeaders {
  readonly authorization?: string | undefined;
  readonly 'x-api-key'?: string | string[] | undefined;
}

/**
 * Reads the key text from a request's headers (lower-case names, as Node gives them).
 *
 * `X-API-Key` is read unless `Authorization` has the scheme Bearer: two keys in one request would leave open which of
 * them pays, but credentials of another scheme may be for a proxy in between.
 * @param authorizationLines how many `Authorization` headers there are; Node shows only the first
 */
export function readCredentials(headers: CredentialHeaders, authorizationLines = 1): Credentials {
  const { authorization, 'x-api-key': apiKey } = headers;
  if (authorization !== undefined) {
    if (authorizationLines > 1) return { kind: 'malformed', reason: 'several headers' };
    if (apiKey === undefined || isBearer(authorization)) return readAuthorization(authorization.trim());
  }
  if (apiKey === undefined) return { kind: 'none' };
  return { kind: 'key', text: Array.isArray(apiKey) ? apiKey.join(', ') : apiKey };
}

function isBearer(authorization: string): boolean {
  return /^\s*bearer(\s|$)/i.test(authorization);
}

function readAuthorization(value: string): Credentials {
  const token = /^Bearer +(\S+)$/i.exec(value)?.[1];
  if (token !== undefined) return { kind: 'key', text: token };
  const isBareToken = /^\S+$/.test(value) && value.toLowerCase() !== 'bearer';
  return { kind: 'malformed', reason: isBareToken ? 'no scheme' : 'no bearer key' };
}
