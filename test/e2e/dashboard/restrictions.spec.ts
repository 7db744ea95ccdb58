import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type DashboardAndLimiter, startDashboardAndLimiter } from './support/dashboard-and-limiter.js';
import { headingOf, keyIdOf, keyOn, type Answer, type Visitor } from './support/visitor.js';

let test: DashboardAndLimiter;
let ada: Visitor;

beforeEach(async () => {
  test = await startDashboardAndLimiter();
  ada = await test.signedIn('ada@example.org');
});
afterEach(() => test.close());

const ORIGINS = 'https://Shop.example\r\nhttps://*.shop.example, http://localhost:5173';

/** The text of what is wrong with a field. */
const errorAt = ({ body }: Answer, field: string) =>
  new RegExp(`id="${field}-error"[^>]*>(?:<svg.*?</svg>)?([^<]*)<`).exec(body)?.[1];
const areaOf = ({ body }: Answer, field: string) =>
  new RegExp(`<textarea id="${field}"[^>]*>([^<]*)</textarea>`).exec(body)?.[1];
const restrict = (keyId: string, fields: Record<string, string>) =>
  ada.submit(`/keys/${keyId}/restrictions`, `/keys/${keyId}/restrictions`, fields);

describe('restrictions of a key', () => {
  it('can be set when it is made, and are on its page', async () => {
    const made = await ada.submit('/keys/new', '/keys', { name: 'site', origins: ORIGINS, rate: '2' });
    const key = keyOn(made);
    expect(made.body).toContain('Put it into your web page');
    expect(made.body).toContain('it gets a 403 response');
    expect(made.body).toContain('// https://shop.example, https://*.shop.example, http://localhost:5173\n');
    expect(made.body).not.toMatch(/id="sample-(?:curl|python|client)/);
    expect(await test.requestWith(key)).toBe('origin-not-allowed');
    const { body } = await ada.get(`/keys/${keyIdOf(key)}`);
    for (const entry of ['https://shop.example', 'https://*.shop.example', 'http://localhost:5173'])
      expect(body).toContain(`<code>${entry}</code>`);
    expect(body).toContain('Requests per second: 2');
    expect((await ada.get('/keys')).body).toContain('Restricted');
  });

  it('on networks are named beside the samples', async () => {
    const { body } = await ada.submit('/keys/new', '/keys', { name: 'server', networks: '192.0.2.0/24' });
    expect(body).toMatch(/requests get a 403 response\. The key works from: <code>192\.0\.2\.0\/24<\/code>/);
    expect(body).toContain('id="sample-curl"');
  });

  it('can be changed and lifted later, and the trail says so', async () => {
    const key = await ada.createKey();
    const keyId = keyIdOf(key);
    const restricted = await restrict(keyId, { networks: '192.0.2.7/24 2001:db8::/32', quota: '100' });
    expect([headingOf(restricted), restricted.body]).toEqual([
      'my site',
      expect.stringContaining('Restrictions saved.'),
    ]);
    expect(await test.requestWith(key)).toBe('network-not-allowed');
    const form = await ada.get(`/keys/${keyId}/restrictions`);
    expect(areaOf(form, 'networks')).toBe('192.0.2.0/24\n2001:db8::/32');
    expect(form.body).toMatch(/<input id="quota"[^>]* value="100"/);
    await restrict(keyId, {});
    expect(await test.requestWith(key)).toBe('admitted');
    expect((await ada.get('/activity')).body).toContain('Restrictions changed');
  });

  it('tell the owner by mail when they change, and only then', async () => {
    const keyId = keyIdOf(await ada.createKey());
    const told = async () =>
      (await test.sentMails()).filter(({ subject }) => subject.includes('Restrictions'));
    await restrict(keyId, {});
    expect(await told()).toEqual([]);
    await restrict(keyId, { quota: '100' });
    await restrict(keyId, { quota: '100' });
    expect(await told()).toEqual([
      expect.objectContaining({
        to: 'ada@example.org',
        subject: `Restrictions changed: “my site” (bgc_${keyId}…)`,
        text: expect.stringContaining('were changed.'),
      }),
    ]);
  });

  it('say at the field what is wrong, and show what was entered', async () => {
    const keyId = keyIdOf(await ada.createKey());
    const refused = await restrict(keyId, {
      origins: 'shop.example\nhttps://shop.example',
      networks: 'home',
      rate: '11',
      quota: '1.5',
    });
    expect(headingOf(refused)).toBe('Restrict “my site”');
    expect(errorAt(refused, 'origins')).toMatch(/^“shop\.example” has to begin with https:\/\//);
    expect(errorAt(refused, 'networks')).toMatch(/^“home” is not an address or a network/);
    expect(errorAt(refused, 'rate')).toBe('Enter a whole number from 1 to 10, in digits only.');
    expect(errorAt(refused, 'quota')).toBe('Enter a whole number from 1 to 5,000, in digits only.');
    expect(areaOf(refused, 'origins')).toBe('shop.example\nhttps://shop.example');
    expect((await ada.get(`/keys/${keyId}`)).body).not.toContain('shop.example');
  });

  it('say so at creation as well, with the name that was entered, and make nothing', async () => {
    const refused = await ada.submit('/keys/new', '/keys', { name: 'site', origins: 'https://*.com' });
    expect(errorAt(refused, 'origins')).toMatch(/can have one \*, in place of all subdomains/);
    expect(refused.body).toMatch(/<input id="name"[^>]* value="site"/);
    expect(refused.body).toMatch(/<details class="more" open/);
    expect((await ada.get('/keys')).body).toContain('Create your first key');
  });

  it('stay entered when the name is refused', async () => {
    const refused = await ada.submit('/keys/new', '/keys', { name: '', origins: 'https://shop.example' });
    expect(refused.body).toContain('Enter a name');
    expect(areaOf(refused, 'origins')).toBe('https://shop.example');
  });

  it('say what is wrong also with more text than can be shown again', async () => {
    const keyId = keyIdOf(await ada.createKey());
    const many = Array.from({ length: 200 }, (_, n) => `https://bücher-${n}.example`).join('\n');
    const refused = await restrict(keyId, { origins: many });
    expect(errorAt(refused, 'origins')).toBe('There are 200 entries, and 20 are possible.');
    expect(areaOf(refused, 'origins')).toBe('');
  });

  it('say what is wrong in every field, however long it all is, and keep what fits', async () => {
    const name = '車'.repeat(100);
    const wrong = '車'.repeat(120);
    const entered = { name, origins: wrong, networks: wrong, rate: wrong, quota: wrong };
    const refused = await ada.submit('/keys/new', '/keys', entered);
    for (const field of ['origins', 'networks', 'rate', 'quota'])
      expect(errorAt(refused, field)).toBeTruthy();
    expect(refused.body).toContain(`value="${name}"`);
    expect(refused.body).toMatch(/<details class="more" open/);
  });

  it('show what was entered as text, markup and all', async () => {
    const keyId = keyIdOf(await ada.createKey());
    const refused = await restrict(keyId, { origins: 'https://a.example"></textarea><script>' });
    expect(refused.body).not.toContain('<script>');
    expect(refused.body).toContain('&lt;script&gt;');
  });

  it('cannot be seen or changed by another account, or of a key that has ended', async () => {
    const keyId = keyIdOf(await ada.createKey());
    const eve = await test.signedIn('eve@example.org');
    expect((await eve.get(`/keys/${keyId}/restrictions`)).statusCode).toBe(404);
    const page = await ada.get(`/keys/${keyId}/restrictions`);
    await ada.submit(`/keys/${keyId}/revoke`, `/keys/${keyId}/revoke`);
    expect(page.statusCode).toBe(200);
    expect((await restrict(keyId, { rate: '1' })).body).not.toContain('Restrictions saved.');
  });
});
