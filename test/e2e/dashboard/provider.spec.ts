import { afterEach, describe, expect, it } from '@jest/globals';
import { startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { startProvider, type TestProvider } from './support/start-provider.js';
import { headingOf, type Visitor } from './support/visitor.js';

let test: TestDashboard;
let provider: TestProvider;

afterEach(async () => {
  await test.close();
  await provider.close();
});

async function start(claims: Record<string, unknown>): Promise<Visitor> {
  provider = await startProvider(claims);
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

/** Goes to the provider and back. @returns the path that the provider sends the browser to */
async function visitProvider(visitor: Visitor): Promise<string> {
  const onTheWay = await visitor.submit('/sign-in', '/sign-in/with/keycloak');
  const url = /http-equiv="refresh" content="0;url=([^"]*)"/.exec(onTheWay.body)?.[1] ?? '';
  return provider.signIn(url.replaceAll('&amp;', '&'));
}

describe('signing in with a provider', () => {
  it('opens the account of the address that the provider confirms', async () => {
    const ada = await start({ sub: 'ada', email: 'ada@example.org', email_verified: true });
    await (await test.signedIn('ada@example.org')).createKey('made before');
    const answer = await ada.get(await visitProvider(ada));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/keys']);
    expect((await ada.get('/keys')).body).toContain('made before');
  });

  it('is offered under the name that was configured', async () => {
    const ada = await start({ sub: 'ada', email: 'ada@example.org', email_verified: true });
    expect((await ada.get('/sign-in')).body).toContain('Continue with The House');
  });

  it.each([
    ['an address it did not confirm', { email: 'ada@example.org', email_verified: false }],
    ['no address', {}],
  ])('is refused with %s', async (_, claims) => {
    const eve = await start({ sub: 'eve', ...claims });
    const answer = await eve.get(await visitProvider(eve));
    expect([answer.statusCode, headingOf(answer)]).toEqual([400, 'Signing in did not work']);
    expect((await eve.get('/keys')).statusCode).toBe(303);
  });

  it('is refused to another browser than the one that asked', async () => {
    const ada = await start({ sub: 'ada', email: 'ada@example.org', email_verified: true });
    const path = await visitProvider(ada);
    expect((await test.visitor().get(path)).statusCode).toBe(400);
  });

  it.each(['', '?error=access_denied&state=x', '?code=x&state=x', '?code=x'])(
    'is refused with the answer %j',
    async query => {
      const ada = await start({ sub: 'ada', email: 'ada@example.org', email_verified: true });
      const answer = await ada.get(`/sign-in/callback/keycloak${query}`);
      expect([answer.statusCode, headingOf(answer)]).toEqual([400, 'Signing in did not work']);
    },
  );

  it('keeps none of the provider’s tokens', async () => {
    const ada = await start({ sub: 'ada', email: 'ada@example.org', email_verified: true });
    await ada.get(await visitProvider(ada));
    const { DatabaseSync } = await import('node:sqlite');
    const record = new DatabaseSync(`${test.config.dataDir}/accounts.sqlite`);
    const identities = record
      .prepare('SELECT accessToken, refreshToken, idToken FROM sign_in_identities')
      .all();
    record.close();
    expect(identities.map(row => ({ ...row }))).toEqual([
      { accessToken: null, refreshToken: null, idToken: null },
    ]);
  });
});
