import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Claims = Record<string, unknown>;

/** How this provider differs from a correct one. */
export interface ProviderOverrides {
  /** Replace claims of a correct ID token; `undefined` leaves a claim out. `null`: there is no ID token. */
  readonly idToken?: Claims | null;
  /** The claims of the userinfo endpoint; without them there is no such endpoint. */
  readonly userInfo?: Claims;
  /** Replace members of the discovery document. */
  readonly discovery?: Claims;
  /** `of an unpublished key`: the token names that key, too. */
  readonly signature?: 'none' | 'of another key' | 'of an unpublished key';
  /** Answers of paths, instead of those of a provider that works. */
  readonly failures?: Readonly<Record<string, { status: number; body: Claims }>>;
}

export interface FaultyProvider {
  readonly issuer: string;
  /** What it answers from now on. */
  overrides: ProviderOverrides;
  /** @param url the URL to which the dashboard sends a browser. @returns the path that leads back to the dashboard */
  signIn(url: string): string;
  close(): Promise<void>;
}

export const CLIENT_ID = 'dashboard';
const KEY_ID = 'key';

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });
/** Of all providers: making them takes longer than a sign-in. */
const [correctKey, otherKey] = [newKey(), newKey()];

/** An OpenID Connect provider whose answers a test chooses, correctly signed unless the test says otherwise. */
export async function startFaultyProvider(overrides: ProviderOverrides): Promise<FaultyProvider> {
  const http = createServer((request, response) => {
    const url = request.url ?? '';
    const answer = answers[url]?.();
    const { status, body } = provider.overrides.failures?.[url] ?? {
      status: answer === undefined ? 404 : 200,
      body: answer ?? {},
    };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  let nonce: string | null = null;

  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
      ...(provider.overrides.userInfo !== undefined && { userinfo_endpoint: `${issuer}/userinfo` }),
      ...provider.overrides.discovery,
    }),
    '/jwks': () => ({
      keys: [{ ...correctKey.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }],
    }),
    '/token': () => ({
      token_type: 'Bearer',
      access_token: 'access',
      ...(provider.overrides.idToken !== null && { id_token: idToken() }),
    }),
    '/userinfo': () => provider.overrides.userInfo,
  };

  function idToken(): string {
    const { idToken: claims, signature } = provider.overrides;
    const now = Math.floor(Date.now() / 1_000);
    const payload = { iss: issuer, aud: CLIENT_ID, sub: 'eve', iat: now, exp: now + 60, nonce, ...claims };
    if (signature === 'none') return `${encode({ alg: 'none' })}.${encode(payload)}.`;
    const kid = signature === 'of an unpublished key' ? 'another' : KEY_ID;
    const signed = `${encode({ alg: 'RS256', kid })}.${encode(payload)}`;
    const { privateKey } = signature === undefined ? correctKey : otherKey;
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  }

  const provider: FaultyProvider = {
    issuer,
    overrides,
    signIn: url => {
      const asked = new URL(url).searchParams;
      nonce = asked.get('nonce');
      const { pathname } = new URL(asked.get('redirect_uri') ?? '');
      return `${pathname}?${new URLSearchParams({ code: 'code', state: asked.get('state') ?? '' }).toString()}`;
    },
    close: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return provider;
}

const encode = (part: Claims) => Buffer.from(JSON.stringify(part)).toString('base64url');
