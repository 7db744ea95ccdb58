import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aLog } from '../support/a-log.js';
import { askAsWritten } from './support/ask-as-written.js';
import { linkIn, startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { headingOf, hiddenFieldsOf, type Visitor } from './support/visitor.js';

let test: TestDashboard;
let ada: Visitor;

beforeEach(async () => {
  test = await startDashboard();
  ada = await test.signedIn();
});
afterEach(() => test.close());

const KEY_FORM = { name: 'site' };

async function keyCount(): Promise<number> {
  return (await ada.get('/keys')).body.match(/bgc_/g)?.length ?? 0;
}

describe('a form', () => {
  it('without its token is refused, and changes nothing', async () => {
    const answer = await ada.post('/keys', KEY_FORM);
    expect([answer.statusCode, headingOf(answer)]).toEqual([403, 'This form has expired']);
    expect(await keyCount()).toBe(0);
  });

  it('with the token of another person is refused', async () => {
    const eve = await test.signedIn('eve@example.org');
    const fields = hiddenFieldsOf((await eve.get('/keys/new')).body, '/keys');
    ada.cookies.set('form', eve.cookies.get('form') ?? '');
    expect((await ada.post('/keys', { ...fields, ...KEY_FORM })).statusCode).toBe(403);
    expect(await keyCount()).toBe(0);
  });

  it.each(['cross-site', 'same-site'])(
    'that the browser calls %s is refused, with or without a token',
    async site => {
      const fields = hiddenFieldsOf((await ada.get('/keys/new')).body, '/keys');
      const answer = await ada.post('/keys', { ...fields, ...KEY_FORM }, { 'sec-fetch-site': site });
      expect(answer.statusCode).toBe(403);
    },
  );

  it('for signing in is protected too: an attacker cannot sign a victim in to the attacker’s account', async () => {
    const eve = test.visitor();
    await eve.askForLink('eve@example.org');
    const token = new URLSearchParams(linkIn(test.mails[0]).split('?')[1]).get('token') ?? '';
    const victim = test.visitor();
    expect((await victim.post('/sign-in/confirm', { token })).statusCode).toBe(403);
  });

  it('that is too large is refused with a page', async () => {
    const answer = await ada.post('/keys', { name: 'x'.repeat(70_000) });
    expect([answer.statusCode, headingOf(answer)]).toEqual([413, 'Too much data']);
  });

  it.each(['text/plain', 'application/json'])('sent as %s is refused with a page', async type => {
    const answer = await ada.post('/keys', KEY_FORM, { 'content-type': type });
    expect([answer.statusCode, headingOf(answer)]).toEqual([400, 'This request is not valid']);
  });
});

describe.each([
  ['two Host lines', ['Host', 'localhost', 'hOST', 'elsewhere.example']],
  ['no Host line', []],
])('a request with %s', (_, hosts) => {
  it.each(['/sign-in', '/keys', '/health/live', '/assets/nope'])('is refused with a page: %s', async path => {
    const { statusCode, body } = await askAsWritten(test, path, hosts);
    expect(statusCode).toBe(400);
    expect(body).toContain('<h1>This request is not valid</h1>');
  });
});

describe('every page', () => {
  it.each([
    ['for strangers', '/sign-in'],
    ['of their own', '/keys'],
    ['that is not there', '/no-such-page'],
    ['for machines', '/health/live'],
    ['whose address cannot be decoded', '/%ZZ'],
    ['whose address is too long', `/keys/${'x'.repeat(2_000)}`],
  ])('has headers that isolate it from other sites: one %s', async (_, page) => {
    const { headers } = await ada.get(page);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';script-src 'self';style-src 'self';.*connect-src 'none';form-action 'self';/,
      ),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('loads one style sheet, compressed, which browsers keep for a year because its name changes with it', async () => {
    const style = /<link rel="stylesheet" href="([^"]+)"/.exec((await ada.get('/keys')).body)?.[1] ?? '';
    expect(style).toMatch(/^\/assets\/style\.[\w-]{12}\.css$/);
    const { headers } = await ada.get(style, { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const { body } = await ada.get(style);
    const fonts = Array.from(body.matchAll(/url\(([^)]+)\)/g), ([, name]) => `/assets/${name}`);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect((await ada.get(font)).headers['content-type']).toBe('font/woff2');
  });

  it.each(['/keys', '/usage', '/sign-in', '/no-such-page'])('is sent compressed: %s', async page => {
    await ada.createKey();
    const { headers } = await ada.get(page, { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  });

  it('has an icon where no page names one, and nothing for search engines, without a session', async () => {
    const icon = await test.visitor().get('/favicon.ico');
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect((await test.visitor().get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  });

  it.each(['/keys', '/%ZZ'])('is not cached: %s', async page => {
    expect((await ada.get(page)).headers['cache-control']).toBe('no-store');
  });

  it('contains no inline script and no inline style', async () => {
    await ada.createKey();
    for (const page of ['/sign-in', '/keys', '/usage', '/activity', '/account', '/outbox']) {
      const { body } = await ada.get(page);
      expect(body).not.toMatch(/<style|style="|<script(?![^>]*src=)|\son\w+="|javascript:/);
    }
  });
});

describe('a link in a mail', () => {
  it('leads to the configured address, whatever the request says', async () => {
    await test
      .visitor({ host: 'evil.example', 'x-forwarded-host': 'evil.example' })
      .askForLink('ada@example.org');
    expect(test.mails[0]?.text).toContain('http://localhost:0/sign-in/link?token=');
    expect(test.mails[0]?.text).not.toContain('evil');
  });
});

describe('where the browser is sent', () => {
  it.each([
    '/sign-in?next=https://evil.example',
    '//evil.example/%2e%2e',
    '/keys?callbackURL=https://evil.example',
    '//',
    '//:',
    '//x//evil.example/p',
    '/.//evil.example/',
    '/\\evil.example/p',
    'http://evil.example/p',
  ])('is never another site: %s', async path => {
    const answer = await askAsWritten(test, path);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers.location ?? '/').toMatch(/^\/(?!\/)/);
    // The pages link to the API's documentation, at its configured address.
    expect(answer.body.replaceAll('href="http://localhost:3000/', '')).not.toMatch(
      /href="(https?:|[/\\]{2})/,
    );
  });
});

describe('what is logged', () => {
  it('contains no mail address, no link, no cookie and no key', async () => {
    const log = aLog();
    const logged = await startDashboard({ log: log.log });
    const bob = await logged.signedIn('bob@example.org');
    const token = new URLSearchParams(linkIn(logged.mails[0]).split('?')[1]).get('token') ?? '';
    const key = await bob.createKey();
    await bob.get('/no-such-page?key=in-the-query');
    await logged.close();
    expect(log.lines().length).toBeGreaterThan(4);
    for (const secret of [
      'bob@example.org',
      token,
      key,
      'in-the-query',
      bob.cookies.get('dashboard.session_token') ?? '',
    ])
      expect(log.text()).not.toContain(secret);
  });
});

describe('over HTTPS', () => {
  it('cookies are sent over HTTPS only, and browsers remember to use it', async () => {
    const secure = await startDashboard({
      environment: { DASHBOARD_PUBLIC_URL: 'https://keys.example.org' },
    });
    const bob = secure.visitor();
    const page = await bob.get('/sign-in');
    await bob.askForLink('bob@example.org');
    const { cookies } = await bob.useLink(linkIn(secure.mails[0]));
    await secure.close();
    expect(cookies.find(({ name }) => name === '__Secure-dashboard.session_token')?.secure).toBe(true);
    expect(page.cookies.find(({ name }) => name === '__Host-form')?.secure).toBe(true);
    expect(page.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  });
});

describe('the sign-in library', () => {
  it.each(['/sign-in/get-session', '/sign-in/list-sessions', '/sign-in/ok', '/api/auth/get-session'])(
    'has no public route of its own: %s',
    async path => {
      expect((await ada.get(path)).statusCode).toBe(404);
    },
  );
});

describe('an address that cannot be decoded', () => {
  it('is answered in the visitor’s language, and logged like any other', async () => {
    const log = aLog();
    const logged = await startDashboard({ log: log.log });
    const bob = logged.visitor();
    await bob.get('/sign-in?language=fr');
    const page = await bob.get('/%ZZ?secret');
    await logged.close();
    expect([page.statusCode, headingOf(page)]).toEqual([400, 'Requête non valide']);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(log.lines().at(-1)).toMatchObject({ method: 'GET', status: 400 });
    expect(log.text()).not.toContain('secret');
  });
});
