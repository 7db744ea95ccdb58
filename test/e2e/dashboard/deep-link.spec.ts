import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { linkIn, startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { headingOf, hiddenFieldsOf, type Visitor } from './support/visitor.js';

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

  it('is that of the form, when a form was sent after the session had ended', async () => {
    const bob = await test.signedIn('bob@example.org');
    const fields = hiddenFieldsOf((await bob.get('/keys/new')).body, '/keys');
    bob.cookies.delete('dashboard.session_token');
    const { formToken = '' } = hiddenFieldsOf((await bob.get('/sign-in')).body, '/sign-in/link');
    await bob.post('/keys', { ...fields, formToken, name: 'site' });
    expect(await signIn(bob)).toBe('/keys');
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
