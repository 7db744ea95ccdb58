import { afterEach, describe, expect, it } from '@jest/globals';
import { startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { startProvider, type TestProvider } from './support/start-provider.js';
import { storedText } from './support/stored-text.js';
import { headingOf, type Visitor } from './support/visitor.js';
import { withDatabase } from './support/with-database.js';

let test: TestDashboard;
let provider: TestProvider;

afterEach(async () => {
  await test.close();
  await provider.close();
});

async function start(claims: Record<string, unknown>, wire?: 'cut' | 'hang'): Promise<Visitor> {
  provider = await startProvider(claims);
  if (wire !== undefined) provider.wire[wire]();
  test = await startDashboard({
    environment: {
      DASHBOARD_PUBLIC_URL: provider.dashboardUrl,
      SIGN_IN_PROVIDERS: 'keycloak',
      KEYCLOAK_ISSUER: provider.issuer,
      KEYCLOAK_CLIENT_ID: 'dashboard',
      KEYCLOAK_CLIENT_SECRET: provider.clientSecret,
      KEYCLOAK_NAME: 'The House',
    },
  });
  return test.visitor();
}

const ADA = { sub: 'ada', email: 'ada@example.org', email_verified: true };

/** Follows the sign-in to the provider and back. @returns the path that the provider sends the browser to */
async function visitProvider(visitor: Visitor): Promise<string> {
  const onTheWay = await visitor.submit('/sign-in', '/sign-in/with/keycloak');
  const url = /http-equiv="refresh" content="0;url=([^"]*)"/.exec(onTheWay.body)?.[1] ?? '';
  return provider.signIn(url.replaceAll('&amp;', '&'));
}

describe('signing in with a provider', () => {
  it('opens the account of the address that the provider confirms', async () => {
    const ada = await start(ADA);
    await (await test.signedIn('ada@example.org')).createKey('made before');
    const answer = await ada.get(await visitProvider(ada));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/keys']);
    expect((await ada.get('/keys')).body).toContain('made before');
  });

  it('is shown on the account page, with the address that every way proves', async () => {
    const ada = await start(ADA);
    await ada.get(await visitProvider(ada));
    const waysOf = async (visitor: Visitor) =>
      [
        ...(await visitor.get('/account')).body.matchAll(
          /<strong>([^<]*)<\/strong><\/p><p class="hint">([^<]*)</g,
        ),
      ]
        .map(([, title, hint]) => `${title}: ${hint}`)
        .filter(text => !text.startsWith('Unknown device'));
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(),
    );
    expect(await waysOf(ada)).toEqual([
      'Email link: Sent to ada@example.org',
      `The House: First used on ${today}`,
    ]);
    expect(await waysOf(await test.signedIn('bob@example.org'))).toEqual([
      'Email link: Sent to bob@example.org',
      'The House: Not used yet',
    ]);
  });

  it('is offered under the name that was configured', async () => {
    const ada = await start(ADA);
    expect((await ada.get('/sign-in')).body).toContain('Continue with The House');
  });

  it.each([
    ['an address it did not confirm', { email: 'ada@example.org', email_verified: false }],
    ['no address', {}],
  ])('is refused with %s', async (_, claims) => {
    const eve = await start({ sub: 'eve', ...claims });
    const answer = await eve.get(await visitProvider(eve));
    expect([answer.statusCode, headingOf(answer)]).toEqual([400, 'Sign-in failed']);
    expect((await eve.get('/keys')).statusCode).toBe(303);
  });

  it('is refused in another browser than the one that started it', async () => {
    const ada = await start(ADA);
    const path = await visitProvider(ada);
    expect((await test.visitor().get(path)).statusCode).toBe(400);
  });

  it.each(['', '?error=access_denied&state=x', '?code=x&state=x', '?code=x'])(
    'is refused with the answer %j',
    async query => {
      const ada = await start(ADA);
      const answer = await ada.get(`/sign-in/callback/keycloak${query}`);
      expect([answer.statusCode, headingOf(answer)]).toEqual([400, 'Sign-in failed']);
    },
  );

  it('keeps none of the provider’s tokens', async () => {
    const ada = await start(ADA);
    await ada.get(await visitProvider(ada));
    const identities = withDatabase(test.config.dataDir, database =>
      database.prepare('SELECT accessToken, refreshToken, idToken FROM sign_in_identities').all(),
    );
    expect(identities.map(row => ({ ...row }))).toEqual([
      { accessToken: null, refreshToken: null, idToken: null },
    ]);
  });
});

describe('a provider', () => {
  it.each(['cut', 'hang'] as const)('that is unavailable at the start is tried again (%s)', async wire => {
    const ada = await start(ADA, wire);
    const answer = await ada.submit('/sign-in', '/sign-in/with/keycloak');
    expect([answer.statusCode, headingOf(answer)]).toEqual([503, 'The provider is not responding']);
    expect(answer.headers['retry-after']).toBe('10');
    provider.wire.restore();
    expect((await ada.get(await visitProvider(ada))).headers.location).toBe('/keys');
    expect((await ada.get('/keys')).statusCode).toBe(200);
  });

  it('that is unavailable does not prevent signing in with a link', async () => {
    await start(ADA, 'hang');
    const began = performance.now();
    expect((await (await test.signedIn()).get('/keys')).statusCode).toBe(200);
    expect(performance.now() - began).toBeLessThan(4_000);
  });

  it.each(['cut', 'hang'] as const)(
    'that becomes unavailable during the sign-in gives no session, and says so (%s)',
    async wire => {
      const ada = await start(ADA);
      const path = await visitProvider(ada);
      provider.wire[wire]();
      const answer = await ada.get(path);
      expect([answer.statusCode, headingOf(answer)]).toEqual([503, 'The provider is not responding']);
      expect((await ada.get('/keys')).statusCode).toBe(303);
      provider.wire.restore();
      expect((await ada.get(await visitProvider(ada))).headers.location).toBe('/keys');
    },
  );

  it('leaves nothing in the database during the sign-in: neither state nor verifier', async () => {
    const ada = await start(ADA);
    const started = await ada.send('/sign-in', '/sign-in/with/keycloak');
    const onTheWay = await ada.follow(started);
    const state = /state=([\w-]+)/.exec(onTheWay.body)?.[1] ?? 'no state';
    expect(state).toHaveLength(32);
    expect(storedText(test.config.dataDir)).not.toContain(state);
    expect(storedText(test.config.dataDir)).not.toContain('odeVerifier');
    const cookie = started.cookies.find(({ name }) => name.endsWith('oauth_state'));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 600 });
    for (const { value } of started.cookies) expect(value).not.toContain(state);
    expect((await ada.get('/sign-in/with/keycloak')).headers.location).toBe('/sign-in');
  });

  it('that is not configured does not exist', async () => {
    const ada = await start(ADA);
    expect((await ada.get('/sign-in/callback/google?code=x&state=x')).statusCode).toBe(404);
  });
});
