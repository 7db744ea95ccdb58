import type { GenericOAuthConfig } from 'better-auth/plugins';
import { hash } from 'node:crypto';
import type { ProviderConfig } from '#libs/config';
import { discoverUserInfo, discoveryUrl, fetchClaims } from './discover-provider.js';
import { type Claims, claim, provenAddress } from './proven-address.js';
import { recordRefusal } from './provider-failures.js';
import { readIdToken } from './read-id-token.js';

type Tokens = Parameters<NonNullable<GenericOAuthConfig['getUserInfo']>>[0];
type Identity = Awaited<ReturnType<NonNullable<GenericOAuthConfig['getUserInfo']>>>;

/**
 * A provider in the form that the library expects. The library's own reading of profiles is replaced, because it
 * accepts claims with other names and types than the standard's, and userinfo without any ID token.
 *
 * An identity is the issuer's subject together with the address it proves. So a provider signs in to the account of the
 * address that it proves now, and an identity linked under another address or issuer gives no access.
 * Why it refuses a sign-in is recorded for `explainRefusal`.
 * @throws ProviderUnavailable
 */
export async function openIdProvider(provider: ProviderConfig): Promise<GenericOAuthConfig> {
  const userInfoUrl = await discoverUserInfo(provider);
  return {
    providerId: provider.id,
    name: provider.name,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    discoveryUrl: discoveryUrl(provider),
    scopes: ['openid', 'email'],
    requireIdTokenVerification: true,
    accountSubject: ({ profile }) => String(profile.id),
    getUserInfo: async (tokens): Promise<Identity> => {
      const claims = readIdToken(tokens.idToken, provider);
      if (typeof claims === 'string') return refuse(claims);
      const proof = Object.hasOwn(claims, 'email_verified') ? claims : await userInfo(tokens, claims);
      if (proof === undefined) return refuse('the address is in neither the ID token nor its userinfo');
      const email = provenAddress(proof);
      if (email === undefined) return refuse('the address is not verified: email_verified is not true');
      return { id: identityOf(provider, claims, email), email, emailVerified: true };
    },
  };

  /** The claims from the userinfo endpoint, if they are about the subject of the ID token. */
  async function userInfo({ accessToken }: Tokens, { sub }: Claims): Promise<Claims | undefined> {
    if (userInfoUrl === undefined || accessToken === undefined) return undefined;
    const headers = { authorization: `Bearer ${accessToken}` };
    const claims = await fetchClaims(userInfoUrl, headers).catch(() => undefined);
    return claims !== undefined && claim(claims, 'sub') === sub ? claims : undefined;
  }
}

function refuse(reason: string): null {
  recordRefusal(reason);
  return null;
}

/** Hashed, so that the provider's id of a person is not stored here. */
function identityOf({ issuer }: ProviderConfig, { sub }: Claims, email: string): string {
  return hash('sha256', JSON.stringify([issuer, sub, email]));
}
