import type { ProviderConfig } from '#libs/config';
import { type Claims, claim } from './proven-address.js';
import { ProviderUnavailable } from './provider-unavailable.js';
import { withoutSlash } from './read-id-token.js';

/** The URL of a provider's discovery document. */
export function discoveryUrl({ issuer }: Pick<ProviderConfig, 'issuer'>): string {
  return `${issuer}/.well-known/openid-configuration`;
}

/**
 * The address of a provider's userinfo endpoint, if it has one.
 * @throws ProviderUnavailable also when the discovery document names another issuer than the configured one: otherwise ID
 *   tokens of that other issuer would be accepted
 */
export async function discoverUserInfo(provider: ProviderConfig): Promise<string | undefined> {
  const { id, issuer } = provider;
  const published = await fetchClaims(discoveryUrl(provider)).catch((cause: unknown) => {
    throw new ProviderUnavailable(id, { cause });
  });
  if (published === undefined) throw new ProviderUnavailable(id);
  if (withoutSlash(claim(published, 'issuer')) !== issuer)
    throw new ProviderUnavailable(id, {
      cause: new Error(`${issuer} names another issuer in its discovery document`),
    });
  const url = claim(published, 'userinfo_endpoint');
  return typeof url === 'string' ? url : undefined;
}

/** A JSON object from a provider; `undefined` for any other answer. */
export async function fetchClaims(
  url: string,
  headers: Record<string, string> = {},
): Promise<Claims | undefined> {
  const answer = await fetch(url, { headers: { accept: 'application/json', ...headers }, redirect: 'error' });
  const body: unknown = answer.ok ? await answer.json() : undefined;
  return typeof body === 'object' && body !== null ? (body as Claims) : undefined;
}
