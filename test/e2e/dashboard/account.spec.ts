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
      'Create your first key',
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
