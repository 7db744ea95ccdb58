import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { keyIdOf, type Visitor } from './support/visitor.js';

let test: TestDashboard;
let ada: Visitor;
beforeEach(async () => {
  test = await startDashboard({ environment: { OPERATOR_MAIL: 'operator@example.org' } });
  ada = await test.signedIn();
});
afterEach(() => test.close());

describe('every form', () => {
  it('leads to a page that can be reloaded, accepted or refused', async () => {
    const page = `/keys/${keyIdOf(await ada.createKey())}`;
    const forms: [string, string, Record<string, string>?][] = [
      ['/keys/new', '/keys', { name: '' }],
      ['/keys/new', '/keys', { name: 'site' }],
      [page, `${page}/rotate`],
      [`${page}/revoke`, `${page}/revoke`],
      ['/plan', '/plan', { plan: 'plus' }],
      ['/plan', '/plan', { plan: 'scale' }],
      ['/account', '/sign-out/there', { session: 'none' }],
      ['/account', '/account/mails', { language: 'fr', 'quota-warning': '80' }],
      ['/account/delete', '/account/delete', { email: 'ada@example.org' }],
    ];
    await test.signedIn();
    for (const [from, action, fields] of forms) {
      const { statusCode, headers, body } = await ada.send(from, action, fields);
      expect([action, statusCode, headers.location]).toEqual([action, 303, expect.stringMatching(/^\/\w/)]);
      expect([body, headers['cache-control']]).toEqual(['', 'no-store']);
    }
    const stranger = test.visitor();
    for (const email of ['none', 'bob@example.org'])
      expect((await stranger.send('/sign-in', '/sign-in/link', { email })).statusCode).toBe(303);
  });
});

describe('what a form says on the next page', () => {
  it('is said once', async () => {
    const refused = await ada.submit('/keys/new', '/keys', { name: '' });
    expect(refused.body).toContain('Enter a name of 1 to 100');
    expect((await ada.get('/keys/new')).body).not.toContain('Enter a name of 1 to 100');
  });

  it('waits for its own page, whatever other page is opened first', async () => {
    const answer = await ada.send('/keys/new', '/keys', { name: '' });
    expect((await ada.get('/keys')).body).not.toContain('Enter a name of 1 to 100');
    expect((await ada.follow(answer)).body).toContain('Enter a name of 1 to 100');
  });

  it('is encrypted in the browser, and nothing is taken from a manipulated cookie', async () => {
    const { cookies, headers } = await ada.send('/keys/new', '/keys', { name: 'x'.repeat(200) });
    const flash = cookies.find(({ name }) => name === 'flash');
    expect(flash).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 120 });
    expect(Buffer.from(flash?.value ?? '', 'base64url').toString()).not.toContain('xxx');
    ada.cookies.set('flash', 'A'.repeat(200));
    expect((await ada.get(String(headers.location))).body).not.toContain('Enter a name of 1 to 100');
  });
});
