import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { linkIn, startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { headingOf, hiddenFieldsOf, keyIdOf, type Visitor } from './support/visitor.js';

let test: TestDashboard;
let ada: Visitor;
beforeEach(async () => {
  test = await startDashboard();
  ada = test.visitor();
});
afterEach(() => test.close());

/** Signs in with a link. @returns where that leads */
async function signIn(visitor: Visitor): Promise<string> {
  await visitor.askForLink('ada@example.org');
  return String((await visitor.useLink(linkIn(test.mails[0]))).headers.location);
}

describe('a page that needs signing in', () => {
  it.each(['/keys/abc', '/usage?month=2026-10', '/account'])('is opened after it: %s', async page => {
    expect((await ada.get(page)).headers.location).toBe('/sign-in');
    expect(await signIn(ada)).toBe(page);
  });

  it('is opened once: the next sign-in leads to the keys', async () => {
    await ada.get('/activity');
    expect(await signIn(ada)).toBe('/activity');
    expect(await signIn(ada)).toBe('/keys');
  });

  it('is never one that does not exist, nor a download', async () => {
    for (const page of ['/no-such-page', '/account/export']) {
      await ada.get(page);
      expect([page, await signIn(ada)]).toEqual([page, '/keys']);
    }
  });

  it.each(['/account', 'https://evil.example/', '//evil.example'])(
    'is never taken from a cookie that is not ours: %s',
    async page => {
      ada.cookies.set('return-page', encodeURIComponent(page));
      expect(await signIn(ada)).toBe('/keys');
    },
  );
});

describe('a form that is sent after the session has ended', () => {
  let key: string;
  beforeEach(async () => {
    await signIn(ada);
    key = `/keys/${keyIdOf(await ada.createKey('old name'))}`;
  });

  /** Fills in a form, loses the session, sends the form. @returns where that leads */
  async function sendTooLate(page: string, action: string, entered: Record<string, string>) {
    const fields = hiddenFieldsOf((await ada.get(page)).body, action);
    ada.cookies.delete('dashboard.session_token');
    const answer = await ada.post(action, { ...fields, ...entered });
    return [answer.statusCode, answer.headers.location];
  }

  const FORMS: readonly [page: string, action: string, entered: Record<string, string>, shown: RegExp][] = [
    ['/keys/new', '/keys', { name: 'new', days: '90' }, /value="new"[\s\S]*value="90" checked/],
    ['KEY/rename', 'KEY/rename', { name: 'new' }, /value="new"/],
    ['KEY/expiry', 'KEY/expiry', { days: '30' }, /value="30" checked/],
    ['KEY/restrictions', 'KEY/restrictions', { origins: 'https://a.example' }, />https:\/\/a\.example</],
    ['KEY', 'KEY/rotate', { overlap: '3600' }, /value="3600" checked/],
    ['/account', '/account/mails', { language: 'it', 'quota-warning': '50' }, /value="it" selected/],
    ['/account/delete', '/account/delete', { email: 'ada@example.org' }, /<h1>Delete your account/],
  ];

  it.each(FORMS)('changes nothing, and is filled in again after signing in: %s', async (...form) => {
    const [page, action, entered, shown] = form;
    const [formPage, target] = [page, action].map(path => path.replace('KEY', key)) as [string, string];
    expect(await sendTooLate(formPage, target, entered)).toEqual([303, '/sign-in']);
    expect((await ada.get('/sign-in')).body).toContain('Your session has ended, so nothing was changed.');
    expect(await signIn(ada)).toBe(formPage);
    const { body } = await ada.get(formPage);
    expect(body).toContain('Your session had ended, so nothing was changed.');
    expect(body).toMatch(shown);
    expect((await ada.get(formPage)).body).not.toContain('Your session had ended');
    expect((await ada.get(key)).body).toContain('<h1>old name</h1>');
  });

  it('is refused when another site sends it, like any other', async () => {
    ada.cookies.delete('dashboard.session_token');
    const answer = await ada.post('/keys', { name: 'new' }, { 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
  });
});

describe('a link that does not work any more', () => {
  it('says so at once, in the language of the mail, before it asks for anything', async () => {
    const german = test.visitor({ 'accept-language': 'de' });
    await german.askForLink('ada@example.org');
    const link = linkIn(test.mails[0]);
    const elsewhere = test.visitor({ 'accept-language': 'fr' });
    expect((await elsewhere.get(link)).body).toContain('<html lang="de">');
    await german.useLink(link);
    const page = await test.visitor({ 'accept-language': 'fr' }).get(link);
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('<html lang="de">');
    expect(page.body).not.toContain('/sign-in/confirm');
    expect(headingOf(page)).not.toBe('');
  });
});
