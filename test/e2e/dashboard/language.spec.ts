import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../../../apps/dashboard/src/language/languages.js';
import { startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { type Answer, headingOf, keyIdOf, type Visitor } from './support/visitor.js';
import { withDatabase } from './support/with-database.js';

let test: TestDashboard;
beforeAll(async () => {
  test = await startDashboard();
});
afterAll(() => test.close());

describe('the language', () => {
  it.each([
    ['de-AT, en;q=0.5', 'de', 'Anmelden'],
    ['fr', 'fr', 'Se connecter'],
    ['es-MX', 'es', 'Iniciar sesión'],
    ['it;q=0.9, pl', 'it', 'Accedi'],
    ['pl', 'en', 'Sign in'],
    ['*', 'en', 'Sign in'],
    ['', 'en', 'Sign in'],
  ])('for Accept-Language: %s is %s', async (accepted, language, heading) => {
    const page = await test.visitor({ 'accept-language': accepted }).get('/sign-in');
    expect(page.body).toContain(`<html lang="${language}">`);
    expect(headingOf(page)).toBe(heading);
  });

  it('stays after it was switched', async () => {
    const visitor = test.visitor({ 'accept-language': 'de' });
    await visitor.get('/sign-in?language=fr');
    expect(headingOf(await visitor.get('/sign-in'))).toBe('Se connecter');
  });

  it('that does not exist changes nothing', async () => {
    const page = await test.visitor().get('/sign-in?language=xx');
    expect([page.statusCode, headingOf(page)]).toEqual([200, 'Sign in']);
  });

  describe('can be switched on the answer to a form, too:', () => {
    let ada: Visitor;
    let keyPage: string;
    beforeAll(async () => {
      ada = await test.signedIn('switching@example.org');
      keyPage = `/keys/${keyIdOf(await ada.createKey())}`;
    });

    const toFrench = ({ body }: Answer) =>
      /<a href="([^"]*)" lang="fr"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';

    it.each([
      ['a refused key', () => ada.submit('/keys/new', '/keys', { name: '' }), '/keys/new', 'Créer une clé'],
      [
        'a sent link',
        () => test.visitor().askForLink('bob@example.org'),
        '/sign-in/sent',
        'Consultez votre messagerie',
      ],
      [
        'a link that is no good',
        () => test.visitor().get('/sign-in/link?token=x'),
        '/sign-in/link?token=x',
        'Ce lien ne fonctionne plus',
      ],
      ['a revoked key', () => ada.submit(`${keyPage}/revoke`, `${keyPage}/revoke`), '', 'my site'],
    ])('%s', async (_, send, page, heading) => {
      const link = toFrench(await send());
      const here = page === '' ? keyPage : page;
      expect(link).toBe(`${here}${here.includes('?') ? '&' : '?'}language=fr`);
      const visitor = page.startsWith('/sign-in') ? test.visitor() : ada;
      expect(headingOf(await visitor.get(link))).toBe(heading);
    });

    it('but not on a page that shows a new key: the key would be lost', async () => {
      const made = await ada.submit('/keys/new', '/keys', { name: 'site' });
      expect([made.statusCode, toFrench(made)]).toEqual([200, '']);
    });
  });

  it('is also used in mails', async () => {
    await test.visitor({ 'accept-language': 'it' }).askForLink('ada@example.org');
    expect(test.mails[0]?.subject).toBe('Il tuo link di accesso');
  });

  it('decides the space before the colon of a label in mails', async () => {
    await test.visitor({ 'accept-language': 'fr' }).askForLink('bob@example.org');
    const { text } = test.mails.find(({ to }) => to === 'bob@example.org') ?? { text: '' };
    expect(text).toContain('\n\nSe connecter\u00a0:\nhttp');
  });

  describe('decides how a label and its value are written:', () => {
    const used = `UPDATE key_secrets SET last_used_at = '${new Date(Date.now() - 120_000).toISOString()}'`;

    it.each([
      ['fr', /[^\s\d\u00a0\u202f]:(?!\/\/)|[^\u00a0\u202f]: |:\s*(Il y a|Aujourd)/],
      ['de', /: (Vor|Heute)/],
      ['es', /: (Hace|Hoy)/],
      ['it', /: (Oggi)/],
      ['en', /: (Today)/],
    ] as const)('%s', async (language, wrong) => {
      const person = await test.signedIn(
        `${language}@example.org`,
        test.visitor({ 'accept-language': language }),
      );
      const page = `/keys/${keyIdOf(await person.createKey('site'))}`;
      await person.submit(page, `${page}/rotate`);
      withDatabase(test.config.dataDir, database => database.exec(used));
      for (const path of [page, '/keys', '/usage', '/plan', '/account', '/activity', '/requests']) {
        const { body } = await person.get(path);
        const texts = body
          .replaceAll(/<(code|pre)\b[\s\S]*?<\/\1>/g, '')
          .replaceAll(/<\/?(a|strong|span|time)\b[^>]*>/g, '')
          .split(/<[^>]*>/);
        expect([path, texts.filter(text => wrong.test(text))]).toEqual([path, []]);
      }
    });
  });

  it.each(LANGUAGES)('of errors is the visitor’s: %s', async language => {
    const visitor = test.visitor({ 'accept-language': language });
    for (const path of ['/no-such-page', '/%ZZ', '/sign-in/link']) {
      const page = await visitor.get(path);
      expect([path, page.statusCode]).toEqual([path, path === '/no-such-page' ? 404 : 400]);
      expect(page.body).toContain(`<html lang="${language}">`);
    }
  });
});
