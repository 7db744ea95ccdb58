import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { askAsWritten } from './support/ask-as-written.js';
import { linkIn, startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { headingOf, hiddenFieldsOf, type Visitor } from './support/visitor.js';
import { withDatabase } from './support/with-database.js';

const DELETE = '/account/delete';

let test: TestDashboard;
let ada: Visitor;
beforeEach(async () => {
  test = await startDashboard();
  ada = await test.signedIn('ada@example.org');
});
afterEach(() => test.close());

/** Moves the beginning of every session into the past. */
function letMinutesPass(minutes: number): void {
  const began = new Date(Date.now() - minutes * 60_000).toISOString();
  withDatabase(test.config.dataDir, database =>
    database.prepare('UPDATE sign_in_sessions SET createdAt = ?').run(began),
  );
}

const leadsTo = async (page: string) => (await ada.get(page)).headers.location;

describe('deleting an account', () => {
  it('is offered for ten minutes after signing in, and names the account', async () => {
    letMinutesPass(9);
    const page = await ada.get(DELETE);
    expect([page.statusCode, headingOf(page)]).toEqual([200, 'Delete your account?']);
    expect(page.body).toContain('To confirm, enter ada@example.org');
  });

  it('asks to sign in again after that, and then returns to the page by itself', async () => {
    letMinutesPass(11);
    expect(await leadsTo(DELETE)).toBe('/sign-in/again');
    const page = await ada.get('/sign-in/again');
    expect(headingOf(page)).toBe('Sign in again');
    expect(page.body).toContain('value="ada@example.org"');
    await ada.submit('/sign-in/again', '/sign-in/link', { email: 'ada@example.org' });
    expect((await ada.useLink(linkIn(test.mails[0]))).headers.location).toBe(DELETE);
    expect(headingOf(await ada.submit(DELETE, DELETE, { email: 'ada@example.org' }))).toBe(
      'Your account has been deleted',
    );
  });

  it('is refused when the form was opened in time but sent too late, and deletes nothing', async () => {
    const fields = hiddenFieldsOf((await ada.get(DELETE)).body, DELETE);
    letMinutesPass(11);
    const answer = await ada.post(DELETE, { ...fields, email: 'ada@example.org' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sign-in/again']);
    expect((await ada.get('/account')).statusCode).toBe(200);
    await ada.askForLink('ada@example.org');
    expect((await ada.useLink(linkIn(test.mails[0]))).headers.location).toBe(DELETE);
  });

  it('is not made possible by asking for a link, only by using it', async () => {
    letMinutesPass(11);
    await ada.submit('/sign-in/again', '/sign-in/link', { email: 'ada@example.org' });
    expect(await leadsTo(DELETE)).toBe('/sign-in/again');
  });
});

describe('the page to return to', () => {
  it('is used only once', async () => {
    letMinutesPass(11);
    await ada.get(DELETE);
    await test.signedIn('ada@example.org', ada);
    await ada.askForLink('ada@example.org');
    expect((await ada.useLink(linkIn(test.mails[0]))).headers.location).toBe('/keys');
  });

  it.each(['https://evil.example/', '//evil.example', '/keys/../account', ''])(
    'is never taken from a manipulated cookie: %j',
    async page => {
      ada.cookies.set('return-page', encodeURIComponent(page));
      await ada.askForLink('ada@example.org');
      expect((await ada.useLink(linkIn(test.mails[0]))).headers.location).toBe('/keys');
    },
  );

  it('is of this site, whatever target the browser sent', async () => {
    letMinutesPass(11);
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { headers } = await askAsWritten(test, `http://evil.example${DELETE}`, [
      'Host',
      'localhost',
      'Cookie',
      cookie,
    ]);
    expect(headers.location).toBe('/sign-in/again');
    const remembered = /^return-page=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    ada.cookies.set('return-page', remembered);
    await ada.askForLink('ada@example.org');
    expect((await ada.useLink(linkIn(test.mails[0]))).headers.location).toBe('/');
  });

  it('is not readable by scripts or other sites', async () => {
    letMinutesPass(11);
    const { cookies } = await ada.get(DELETE);
    expect(cookies.find(({ name }) => name === 'return-page')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 1_200,
    });
  });
});

it('only a person who is signed in can sign in again', async () => {
  const answer = await test.visitor().get('/sign-in/again');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sign-in']);
});
