import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PAGES_OF_ACCOUNT } from './support/pages-of-account.js';
import { startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { keyIdOf, type Answer, type Visitor } from './support/visitor.js';

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

describe('what is wrong with a form', () => {
  const summaryOf = ({ body }: Answer) =>
    /<title>Error: [^<]+<\/title>[\s\S]*<div [^>]*id="error-summary"[\s\S]*?<\/ul>/.exec(body)?.[0] ?? '';
  const linksOf = (answer: Answer) =>
    Array.from(summaryOf(answer).matchAll(/<a href="#([\w-]+)"/g), ([, id]) => id);
  const invalidOf = ({ body }: Answer) =>
    Array.from(
      body.matchAll(/<(?:input|textarea|select) id="([\w-]+)"[^>]*aria-invalid="true"/g),
      ([, id]) => id,
    );

  /** Every form into which text is typed. */
  const faulty = (page: string): [string, string, Record<string, string>, string[]][] => [
    ['/keys/new', '/keys', { name: '' }, ['name']],
    ['/keys/new', '/keys', { name: 'site', days: 'date', date: '2020-01-01' }, ['date']],
    ['/keys/new', '/keys', { name: 'site', origins: 'none', rate: 'x' }, ['origins', 'rate']],
    [`${page}/rename`, `${page}/rename`, { name: ' ' }, ['name']],
    [`${page}/expiry`, `${page}/expiry`, { days: 'date', date: '2020-01-01' }, ['date']],
    [
      `${page}/restrictions`,
      `${page}/restrictions`,
      { origins: 'none', networks: 'home', rate: 'x', quota: 'x' },
      ['origins', 'networks', 'rate', 'quota'],
    ],
    ['/account/delete', '/account/delete', { email: 'bob@example.org' }, ['email']],
  ];

  it('is summed up above it with a link to each field, has the focus, and is in the title', async () => {
    const page = `/keys/${keyIdOf(await ada.createKey())}`;
    const answers: (readonly [string, Answer, string[]])[] = [];
    for (const [from, action, fields, wrong] of faulty(page)) {
      expect((await ada.get(from)).body).not.toContain('error-summary');
      answers.push([action, await ada.submit(from, action, fields), wrong]);
    }
    const stranger = test.visitor();
    answers.push(['sign-in', await stranger.submit('/sign-in', '/sign-in/link', { email: 'x' }), ['email']]);
    for (const [action, answer, wrong] of answers) {
      expect([action, invalidOf(answer), linksOf(answer)]).toEqual([action, wrong, wrong]);
      expect([action, answer.body.match(/<[^>]* autofocus/g)]).toEqual([
        action,
        [expect.stringContaining('error-summary')],
      ]);
      expect(answer.body.indexOf('id="error-summary"')).toBeLessThan(
        answer.body.indexOf('<form', answer.body.indexOf('<main')),
      );
    }
  });

  it.each([
    ['fr', 'Erreur :'],
    ['de', 'Fehler:'],
    ['es', 'Error:'],
    ['it', 'Errore:'],
  ])('is said in %s', async (language, prefix) => {
    const stranger = test.visitor({ 'accept-language': language });
    const { body } = await stranger.submit('/sign-in', '/sign-in/link', { email: 'x' });
    expect(/<title>(\S+?[\s\u00a0\u202f]?:)/.exec(body)?.[1]?.replace(/[\u00a0\u202f]/, ' ')).toBe(prefix);
  });

  it('has no page with a field to type into that is not in this list', async () => {
    const page = `/keys/${keyIdOf(await ada.createKey())}`;
    const known = new Set(faulty(page).map(([from]) => from));
    const typed =
      /<form method="post"(?:(?!<\/form>)[\s\S])*(?:<textarea|<input id="[^"]*" type="(?:text|email|date)")/;
    const pages = ['', '/rename', '/expiry', '/restrictions', '/revoke'].map(sub => page + sub);
    const found = [];
    for (const url of [...pages, ...PAGES_OF_ACCOUNT])
      if (typed.test((await ada.get(url)).body)) found.push(url);
    expect(new Set(found)).toEqual(known);
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
