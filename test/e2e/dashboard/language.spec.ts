import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../../../apps/dashboard/src/language/languages.js';
import { startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { headingOf } from './support/visitor.js';

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

  it('stays as it was switched to', async () => {
    const visitor = test.visitor({ 'accept-language': 'de' });
    await visitor.get('/sign-in?language=fr');
    expect(headingOf(await visitor.get('/sign-in'))).toBe('Se connecter');
  });

  it('that does not exist changes nothing', async () => {
    const page = await test.visitor().get('/sign-in?language=xx');
    expect([page.statusCode, headingOf(page)]).toEqual([200, 'Sign in']);
  });

  it('is the one of the mail too', async () => {
    await test.visitor({ 'accept-language': 'it' }).askForLink('ada@example.org');
    expect(test.mails[0]?.subject).toBe('Il suo link per accedere');
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
