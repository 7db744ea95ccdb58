import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aLog } from '../support/a-log.js';
import { startDashboard, type TestDashboard } from './support/start-dashboard.js';
import {
  CLIENT_ID,
  type ProviderOverrides,
  type FaultyProvider,
  startFaultyProvider,
} from './support/start-faulty-provider.js';
import { type Answer, headingOf, type Visitor } from './support/visitor.js';

const VICTIM = 'ada@example.org';

let test: TestDashboard;
let provider: FaultyProvider;
let log: ReturnType<typeof aLog>;
let eve: Visitor;

beforeEach(async () => {
  provider = await startFaultyProvider({});
  log = aLog();
  test = await startDashboard({
    log: log.log,
    environment: {
      SIGN_IN_PROVIDERS: 'keycloak',
      KEYCLOAK_ISSUER: provider.issuer,
      KEYCLOAK_CLIENT_ID: CLIENT_ID,
      KEYCLOAK_CLIENT_SECRET: 'secret',
    },
  });
  await (await test.signedIn(VICTIM)).createKey('of the victim');
  eve = test.visitor();
});
afterEach(async () => {
  await test.close();
  await provider.close();
});

/** Follows the sign-in to the provider and back. */
async function signIn(overrides: ProviderOverrides, visitor = eve): Promise<Answer> {
  provider.overrides = overrides;
  const onTheWay = await visitor.submit('/sign-in', '/sign-in/with/keycloak');
  const url = /http-equiv="refresh" content="0;url=([^"]*)"/.exec(onTheWay.body)?.[1];
  if (url === undefined) return onTheWay;
  return visitor.get(provider.signIn(url.replaceAll('&amp;', '&')));
}

const REFUSED = [400, 'Sign-in failed'];
const VERIFIED = { email: VICTIM, email_verified: true };

describe('an address', () => {
  it.each<[string, ProviderOverrides]>([
    ['the ID token', { idToken: VERIFIED }],
    ['userinfo about the same subject', { userInfo: { sub: 'eve', ...VERIFIED } }],
    [
      'userinfo, about an address that the ID token only names',
      { idToken: { email: VICTIM }, userInfo: { sub: 'eve', ...VERIFIED } },
    ],
  ])('is proven by %s', async (_, overrides) => {
    expect((await signIn(overrides)).headers.location).toBe('/keys');
    expect((await eve.get('/keys')).body).toContain('of the victim');
  });

  it.each<[string, ProviderOverrides]>([
    ['"false"', { idToken: { email: VICTIM, email_verified: 'false' } }],
    ['"true"', { idToken: { email: VICTIM, email_verified: 'true' } }],
    ['1', { idToken: { email: VICTIM, email_verified: 1 } }],
    ['[true]', { idToken: { email: VICTIM, email_verified: [true] } }],
    ['{}', { idToken: { email: VICTIM, email_verified: {} } }],
    ['null', { idToken: { email: VICTIM, email_verified: null } }],
    ['missing', { idToken: { email: VICTIM } }],
    ['false beside another name', { idToken: { email: VICTIM, email_verified: false, emailVerified: true } }],
    ['under another name alone', { idToken: { email: VICTIM, emailVerified: true } }],
    ['inherited', { idToken: { email: VICTIM, ['__proto__']: { email_verified: true } } }],
    ['true for no address', { idToken: { email_verified: true } }],
    ['true for a list of addresses', { idToken: { email: [VICTIM], email_verified: true } }],
    ['true for two addresses', { idToken: { email: `${VICTIM} eve@example.org`, email_verified: true } }],
    [
      'false in the ID token, true in userinfo',
      { idToken: { email: VICTIM, email_verified: false }, userInfo: { sub: 'eve', ...VERIFIED } },
    ],
    ['"true" in userinfo', { userInfo: { sub: 'eve', email: VICTIM, email_verified: 'true' } }],
    [
      'under another name in userinfo',
      { userInfo: { sub: 'eve', email: VICTIM, emailVerified: true, email_verified: false } },
    ],
    ['true in userinfo about another subject', { userInfo: { sub: 'ada', ...VERIFIED } }],
    ['true in userinfo about no subject', { userInfo: VERIFIED }],
    ['true in userinfo, without an ID token', { idToken: null, userInfo: { sub: 'eve', ...VERIFIED } }],
  ])('is not proven by email_verified %s: signing in is refused with a page', async (_, overrides) => {
    const answer = await signIn(overrides);
    expect([answer.statusCode, headingOf(answer)]).toEqual(REFUSED);
    expect((await eve.get('/keys')).statusCode).toBe(303);
  });

  it('in the ID token is not proven by userinfo about another address', async () => {
    const userInfo = { sub: 'eve', email: 'eve@example.org', email_verified: true };
    await signIn({ idToken: { email: VICTIM }, userInfo });
    expect((await eve.get('/account')).body).toContain('eve@example.org');
    expect((await eve.get('/keys')).body).not.toContain('of the victim');
  });

  it('is the one that the provider proves now, also if it proved another one for the same subject before', async () => {
    await signIn({ idToken: { email: 'eve@example.org', email_verified: true } });
    const later = test.visitor();
    await signIn({ idToken: VERIFIED }, later);
    expect((await later.get('/account')).body).toContain(`<strong>${VICTIM}</strong>`);
  });
});

describe('an ID token', () => {
  const token = (claims: Record<string, unknown>): ProviderOverrides => ({
    idToken: { ...VERIFIED, ...claims },
  });

  it.each<[string, ProviderOverrides]>([
    ['is missing', { idToken: null }],
    ['is for another client', token({ aud: 'another' })],
    ['has no audience', token({ aud: undefined })],
    ['is for several clients, and does not say which one asked', token({ aud: [CLIENT_ID, 'another'] })],
    ['was issued to another client', token({ aud: [CLIENT_ID, 'another'], azp: 'another' })],
    ['is from another issuer', token({ iss: 'https://accounts.example.org' })],
    ['is from no issuer', token({ iss: undefined })],
    ['answers another request', token({ nonce: 'of another request' })],
    ['answers no request', token({ nonce: undefined })],
    ['has expired', token({ exp: Math.floor(Date.now() / 1_000) - 60 })],
    ['never expires', token({ exp: undefined })],
    ['has no subject', token({ sub: undefined })],
    ['has a subject that is no text', token({ sub: 7 })],
    ['is not signed', { ...token({}), signature: 'none' }],
    ['is signed with another key', { ...token({}), signature: 'of another key' }],
    ['is signed with a key that is not published', { ...token({}), signature: 'of an unpublished key' }],
  ])('that %s is refused', async (_, overrides) => {
    const answer = await signIn(overrides);
    expect([answer.statusCode, headingOf(answer)]).toEqual(REFUSED);
    expect((await eve.get('/keys')).statusCode).toBe(303);
  });

  it('may be for several clients if it names ours as the requesting one', async () => {
    const answer = await signIn(token({ aud: [CLIENT_ID, 'another'], azp: CLIENT_ID }));
    expect(answer.headers.location).toBe('/keys');
  });
});

describe('a provider whose issuer is not the configured one', () => {
  it('is not used: its tokens would be accepted under that name', async () => {
    const discovery = { issuer: 'https://accounts.example.org' };
    const answer = await signIn({ discovery, idToken: { ...VERIFIED, iss: 'https://accounts.example.org' } });
    expect([answer.statusCode, headingOf(answer)]).toEqual([503, 'The provider is not responding']);
    expect(log.text()).toContain('names another issuer');
  });
});

describe('the log', () => {
  const token = (claims: Record<string, unknown>): ProviderOverrides => ({
    idToken: { ...VERIFIED, ...claims },
  });
  const tokenEndpoint = (status: number, body: Record<string, unknown>): ProviderOverrides => ({
    failures: { '/token': { status, body } },
  });

  it.each<[string, ProviderOverrides]>([
    ['email_verified is not true', token({ email_verified: 'true' })],
    ['there is no ID token', { idToken: null }],
    ['the ID token has expired; check the clock', token({ exp: Math.floor(Date.now() / 1_000) - 60 })],
    ['the ID token is for another client', token({ aud: 'another' })],
    ['the ID token answers another request', token({ nonce: 'of another request' })],
    ['not signed with a key that it publishes', { ...token({}), signature: 'of another key' }],
    [
      'the token endpoint answered 401 invalid_client; check the id and secret of the client',
      tokenEndpoint(401, { error: 'invalid_client', error_description: `no ${VICTIM}` }),
    ],
    ['the token endpoint answered 400"', tokenEndpoint(400, { error: `no ${VICTIM}` })],
  ])('says once why a sign-in was refused, without naming the person: %s', async (reason, overrides) => {
    await signIn(overrides);
    expect(log.lines().filter(({ level }) => Number(level) > 30)).toEqual([
      expect.objectContaining({ level: 40, provider: 'keycloak' }),
    ]);
    expect(log.text()).toContain(reason);
    expect(log.text()).not.toContain(VICTIM);
  });

  it('says what the provider answered instead of a sign-in, but no text of its own', async () => {
    await eve.get(`/sign-in/callback/keycloak?error=${encodeURIComponent(VICTIM)}&state=x`);
    expect(log.text()).toContain('signing in was refused');
    expect(log.text()).not.toContain(VICTIM);
  });
});

describe('a provider that cannot answer during the sign-in', () => {
  it.each([
    ['/token', 'the token endpoint answered 500'],
    ['/jwks', 'Expected 200 OK from the JSON Web Key Set'],
  ])('is not taken for one that refuses: %s', async (path, reason) => {
    const answer = await signIn({ idToken: VERIFIED, failures: { [path]: { status: 500, body: {} } } });
    expect([answer.statusCode, headingOf(answer)]).toEqual([503, 'The provider is not responding']);
    expect((await eve.get('/keys')).statusCode).toBe(303);
    expect(log.text()).toContain(reason);
  });
});
