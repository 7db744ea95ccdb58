import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type AdmissionEngine, parseApiKey } from '#libs/admission';
import { openEmbeddedAdmission } from '#libs/admission-embedded';
import { linkIn, startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { storedText } from './support/stored-text.js';
import { headingOf, hiddenFieldsOf, type Visitor } from './support/visitor.js';

let test: TestDashboard;
let api: AdmissionEngine;
let ada: Visitor;

beforeEach(async () => {
  test = await startDashboard();
  api = openEmbeddedAdmission({ dataDir: test.config.dataDir });
  ada = await test.signedIn('ada@example.org');
});
afterEach(async () => {
  await api.close();
  await test.close();
});

const TODAY = new Date().toISOString().slice(0, 10);
const idOf = (key: string) => key.slice(4, 14);

async function knock(text: string): Promise<string> {
  const key = parseApiKey(text);
  return key.kind === 'malformed' ? key.reason : (await api.store.admit({ ...key, quotaCost: 1 })).kind;
}

describe('activity', () => {
  it('shows what was done to the keys, the latest first', async () => {
    const page = `/keys/${idOf(await ada.createKey())}`;
    await ada.submit(page, `${page}/rotate`);
    await ada.submit(`${page}/revoke`, `${page}/revoke`);
    const { body } = await ada.get('/activity');
    const done = [...body.matchAll(/<td>(Key \w+)<\/td>/g)].map(([, text]) => text);
    expect(done).toEqual(['Key revoked', 'Key rotated', 'Key created']);
  });

  it('does not show other accounts', async () => {
    await ada.createKey();
    expect((await (await test.signedIn('eve@example.org')).get('/activity')).body).not.toContain(
      'Key created',
    );
  });
});

describe('usage', () => {
  it("shows exactly the limiter's own count", async () => {
    const key = await ada.createKey();
    for (let count = 0; count < 7; count++) await knock(key);
    expect((await ada.get(`/keys/${idOf(key)}`)).body).toContain('7 of 5,000 requests');
  });

  it('shows requests by day, status class and route, each with a table behind it', async () => {
    const keyId = idOf(await ada.createKey());
    const entry = { keyId, day: TODAY, lastUsedAtMs: Date.now() };
    await api.usageLog.add([
      { ...entry, route: '/games', status: '200', count: 41 },
      { ...entry, route: '/games/{slug}', status: '404', count: 2 },
    ]);
    const { body } = await ada.get('/usage');
    expect(body.match(/<svg/g)).toHaveLength(3);
    const cells = [...body.matchAll(/<th scope="row">([^<]*)<\/th><td class="number">(\d+)<\/td>/g)];
    const counts = cells.map(([, label, count]) => `${label} ${count}`).filter(text => !text.endsWith(' 0'));
    expect(counts).toEqual([
      expect.stringMatching(/ 43$/),
      '200 41',
      '404 2',
      '/games 41',
      '/games/{slug} 2',
    ]);
  });

  it('can be read from the charts: every bar has its name and its count', async () => {
    const keyId = idOf(await ada.createKey());
    const entry = { keyId, day: TODAY, lastUsedAtMs: Date.now() };
    await api.usageLog.add([
      { ...entry, route: '/games', status: '200', count: 1_041 },
      { ...entry, route: '/games/{slug}', status: '404', count: 2 },
    ]);
    const [days = '', classes = '', routes = ''] =
      (await ada.get('/usage')).body.match(/<svg[\s\S]*?<\/svg>/g) ?? [];
    const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(texts(days).slice(0, 7)).toEqual(['1,043', '1', '5', '10', '15', '20', '25']);
    expect(days).toMatch(/<title>\d+ \w+ \d{4}: 1,043<\/title>/);
    expect(texts(classes)).toEqual(['200', '1,041', '404', '2']);
    expect(texts(routes)).toEqual(['/games', '1,041', '/games/{slug}', '2']);
  });

  it('links to every month with usage, and to no other', async () => {
    const keyId = idOf(await ada.createKey());
    await ada.get('/usage');
    const database = new DatabaseSync(join(test.config.dataDir, 'accounts.sqlite'));
    database.exec(`INSERT INTO usage_by_day (key_id, day, route, status_class, count)
      VALUES ('${keyId}', '2025-03-31', '/games', '2xx', 12), ('${keyId}', '2025-01-01', '/games', '2xx', 1)`);
    database.close();
    const months = (body: string) =>
      [...body.matchAll(/href="\/usage\?month=([\d-]+)"/g)].map(([, month]) => month);
    expect(months((await ada.get('/usage')).body)).toEqual(['2025-03', '2025-01']);
    const { body } = await ada.get('/usage?month=2025-03');
    expect(months(body)).toEqual([TODAY.slice(0, 7), '2025-01']);
    expect(body).toContain('Quota of all keys together');
    expect(body).toMatch(/<svg[\s\S]*31 Mar 2025: 12/);
    expect(body).not.toContain('The count begins anew');
  });

  it.each([
    ['the key', (key: string) => `/keys/${idOf(key)}`, 'In the last second: 10.'],
    ['the month', () => '/usage', 'In the last second: 10.'],
    ['the plan', () => '/plan', 'In the last second: 10.'],
  ])('shows what the API admitted in the last second on the page of %s', async (_, pageOf, shown) => {
    const key = await ada.createKey();
    // The limiter admits 10 a second, however many requests come: so the test can repeat until the page shows it.
    for (let body = ''; !body.includes(shown); { body } = await ada.get(pageOf(key))) {
      for (let count = 0; count < 11; count++) await knock(key);
    }
  });

  it('shows no rate for a past month', async () => {
    await ada.createKey();
    const { body } = await ada.get('/usage?month=2025-03');
    expect(body).toContain('Up to 10 requests in any second.');
    expect(body).not.toContain('In the last second');
  });

  it('is one count over all keys, with the requests of each', async () => {
    const [one, other] = [await ada.createKey('one'), await ada.createKey('other')];
    for (const key of [one, other, other]) await knock(key);
    const entry = { day: TODAY, route: '/games', status: '200', lastUsedAtMs: Date.now() } as const;
    await api.usageLog.add([
      { ...entry, keyId: idOf(one), count: 1 },
      { ...entry, keyId: idOf(other), count: 2 },
    ]);
    const { body } = await ada.get('/usage');
    expect(body).toContain('3 of 5,000 requests');
    expect(body).toMatch(/>one<\/a>.*?<td class="number">1<.*>other<\/a>.*?<td class="number">2</s);
    const page = (await ada.get(`/keys/${idOf(other)}`)).body;
    expect(page).toContain('3 of 5,000 requests');
    expect(page).toContain('Requests with this key: 2.');
  });

  it('of an invalid month is not found', async () => {
    expect((await ada.get('/usage?month=2026-13')).statusCode).toBe(404);
  });
});

describe('the account', () => {
  it('can be exported, without any secret', async () => {
    const key = await ada.createKey('my site');
    await test.sentMails();
    const answer = await ada.get('/account/export');
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
    expect(answer.json()).toMatchObject({
      account: { email: 'ada@example.org' },
      keys: [{ keyId: idOf(key), name: 'my site' }],
      auditTrail: [{ action: 'key-created', keyName: 'my site' }, { action: 'signed-in' }],
      sessions: [{ userAgent: 'lightMyRequest', network: '127.0.0.0/24' }],
      mails: { settings: { language: 'en', off: [] }, sent: [{ kind: 'key-created', about: idOf(key) }] },
    });
    expect(answer.body).not.toContain(key.slice(14));
  });

  it('can be deleted: keys and sessions end, and the data is deleted', async () => {
    const key = await ada.createKey('my site');
    const elsewhere = await test.signedIn('ada@example.org');
    expect(headingOf(await ada.submit('/account/delete', '/account/delete'))).toBe('Your account is deleted');
    expect(await knock(key)).not.toBe('admitted');
    expect([(await ada.get('/keys')).statusCode, (await elsewhere.get('/keys')).statusCode]).toEqual([
      303, 303,
    ]);
    expect((await (await test.signedIn('ada@example.org')).get('/keys')).body).toContain(
      'You have no key yet',
    );
  });

  it('leaves no personal data when it is deleted, only what was done to which key and when', async () => {
    const key = await ada.createKey('a telling name');
    await ada.get('/usage');
    const bob = test.visitor();
    await bob.askForLink('ada@example.org');
    const pending = linkIn(test.mails[0]);
    await ada.submit('/account/delete', '/account/delete');
    const stored = storedText(test.config.dataDir);
    for (const personal of ['ada@example.org', 'a telling name', 'lightMyRequest', '127.0.0'])
      expect(stored).not.toContain(personal);
    const database = new DatabaseSync(join(test.config.dataDir, 'accounts.sqlite'));
    const trail = database
      .prepare('SELECT action, key_id, detail FROM audit_events ORDER BY at, action DESC')
      .all();
    database.close();
    expect(trail.map(event => Object.values(event))).toEqual([
      ['key-created', idOf(key), ''],
      ['key-revoked', idOf(key), ''],
      ['account-deleted', null, ''],
    ]);
    expect((await bob.get(pending)).statusCode).toBe(400);
  });

  it('is not deleted by opening a page', async () => {
    await ada.get('/account/delete');
    expect((await ada.get('/account')).statusCode).toBe(200);
  });

  it('is not deleted by the form of another site', async () => {
    const fields = hiddenFieldsOf((await ada.get('/account')).body, '/sign-out/everywhere');
    expect((await ada.post('/account/delete', { ...fields, formToken: 'x' })).statusCode).toBe(403);
  });
});
