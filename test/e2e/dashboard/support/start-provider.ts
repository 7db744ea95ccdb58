import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { TcpProxy } from '../../../support/tcp-proxy.js';

export interface TestProvider {
  readonly issuer: string;
  /** A proxy in front of the provider, so that a test can cut the connection or let it hang. */
  readonly wire: TcpProxy;
  readonly clientSecret: string;
  /** The address that the dashboard must use as its own. */
  readonly dashboardUrl: string;
  /** Follows `url` to the end, agreeing to everything. @returns the path that leads back to the dashboard */
  signIn(url: string): Promise<string>;
  close(): Promise<void>;
}

// It warns of everything that makes it a provider for tests.
for (const level of ['info', 'warn'] as const) {
  const tell = console[level];
  console[level] = (...told: unknown[]) => {
    if (!String(told[0]).startsWith('oidc-provider')) tell(...told);
  };
}

const DASHBOARD_URL = 'http://dashboard.example.test';

/** A real OpenID Connect provider, for one person with these claims. */
export async function startProvider(claims: Record<string, unknown>): Promise<TestProvider> {
  const http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const wire = await TcpProxy.to(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const issuer = `http://${wire.host}`;
  const clientSecret = randomBytes(24).toString('hex');
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'dashboard',
        client_secret: clientSecret,
        redirect_uris: [`${DASHBOARD_URL}/sign-in/callback/keycloak`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Keycloak and Google do: the claims that the dashboard needs are in the ID token.
    conformIdTokenClaims: false,
    findAccount: async (_, sub) => ({
      accountId: sub,
      claims: async () => ({ name: 'A. Person', ...claims, sub }),
    }),
    pkce: { required: () => true },
    cookies: { keys: [clientSecret] },
    features: { devInteractions: { enabled: true } },
  });
  const answer = provider.callback();
  http.on('request', (request, response) => void answer(request, response));
  return {
    issuer,
    wire,
    clientSecret,
    dashboardUrl: DASHBOARD_URL,
    signIn: url => agreeToEverything(url, String(claims.sub)),
    close: async () => {
      wire.close();
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}

/** What a person clicks through on the provider's development pages. */
async function agreeToEverything(start: string, login: string): Promise<string> {
  const cookies = new Map<string, string>();
  const ask = async (url: string, form?: Record<string, string>) => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return answer;
  };

  let url = start;
  for (let step = 0; step < 12; step++) {
    if (url.startsWith(DASHBOARD_URL)) return url.slice(DASHBOARD_URL.length);
    let answer = await ask(url);
    if (answer.status === 200) {
      const prompt = /name="prompt" value="(\w+)"/.exec(await answer.text())?.[1] ?? 'none';
      answer = await ask(url, { prompt, login, password: 'any' });
    }
    url = new URL(answer.headers.get('location') ?? '', url).href;
  }
  throw new Error('the provider never came to an end');
}
