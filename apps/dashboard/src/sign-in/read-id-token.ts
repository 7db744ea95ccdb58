import { type Claims, claim } from './proven-address.js';

/** Which issuer an ID token must come from, and which client it must be for. */
export interface TokenParties {
  /** URL without a trailing slash. */
  readonly issuer: string;
  readonly clientId: string;
}

/**
 * The claims of an ID token whose signature, audience and nonce the library has checked, or why they are refused.
 *
 * What the library does not check is checked here: that the issuer is the configured one and not merely the one that the
 * discovery document names, that the token expires, and that one with several audiences was issued to this client
 * (OpenID Connect Core 1.0, section 3.1.3.7).
 */
export function readIdToken(token: string | undefined, { issuer, clientId }: TokenParties): Claims | string {
  if (token === undefined || token === '') return 'there is no ID token';
  const claims = decode(token);
  if (claims === undefined) return 'the ID token cannot be read';
  if (withoutSlash(claim(claims, 'iss')) !== issuer) return 'the ID token is from another issuer';
  if (typeof claim(claims, 'exp') !== 'number') return 'the ID token never expires';
  const audience = claim(claims, 'aud');
  const party = claim(claims, 'azp');
  const several = Array.isArray(audience) && audience.length > 1;
  if ((several || party !== undefined) && party !== clientId) return 'the ID token is for another client';
  const subject = claim(claims, 'sub');
  if (typeof subject !== 'string' || subject === '') return 'the ID token names no subject';
  return claims;
}

/** Why the library refused an ID token, for the log; what it says must not be used for anything else. */
export function whyUnverified(
  token: string | undefined,
  expected: { readonly clientId: string; readonly nonce: string | undefined },
): string {
  const claims = decode(token ?? '');
  if (claims === undefined) return 'the ID token cannot be read';
  const expires = claim(claims, 'exp');
  if (typeof expires === 'number' && expires * 1_000 <= Date.now())
    return 'the ID token has expired; check the clock of this machine';
  if (![claim(claims, 'aud')].flat().includes(expected.clientId)) return 'the ID token is for another client';
  if (claim(claims, 'nonce') !== expected.nonce) return 'the ID token answers another request';
  return 'the ID token is not from this issuer, or not signed with a key that it publishes';
}

/** Some issuers end with a slash; the configuration never does. */
export function withoutSlash(issuer: unknown): string | undefined {
  return typeof issuer === 'string' ? issuer.replace(/\/+$/, '') : undefined;
}

function decode(token: string): Claims | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? (claims as Claims) : undefined;
  } catch {
    return undefined;
  }
}
