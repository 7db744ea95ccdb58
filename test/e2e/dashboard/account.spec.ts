import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type DashboardAndLimiter, startDashboardAndLimiter } from './support/dashboard-and-limiter.js';
import { linkIn } from './support/start-dashboard.js';
import { storedText } from './support/stored-text.js';
import { headingOf, hiddenFieldsOf, keyIdOf, type Visitor } from './support/visitor.js';
import { withDatabase } from './support/with-database.js';

let test: DashboardAndLimiter;
let ada: Visitor;

beforeEach(async () => {
  test = await startDashboardAndLimiter();
  ada = await test.signedIn('ada@example.org');
});
afterEach(() => test.close());

/** What the list says was done, the latest first. */
const actionsOn = (body: string) =>
  [...body.matchAll(/<div class="words"><p><strong>([^<]*)</g)].map(([, text]) => text);

describe('activity', () => {
  it('shows what was done, to which key, from where and how, the latest first', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
    const bob = await test.signedIn('bob@example.org', test.visitor({ 'user-agent': firefox }, '192.0.2.77'));
    const page = `/keys/${keyIdOf(await bob.createKey('my site'))}`;
    await bob.submit(page, `${page}/rotate`);
    await bob.submit(`${page}/revoke`, `${page}/revoke`);
    const { body } = await bob.get('/activity');
    expect(actionsOn(body)).toEqual(['Key revoked', 'Key rotated', 'Key created', 'Signed in']);
    expect(body.match(/>my site<\/a>/g)).toHaveLength(3);
    expect(body.match(/Firefox on Linux · 192\.0\.2\.0\/24/g)).toHaveLength(4);
    expect(body).toContain('With an email link');
    expect(body).toContain('The old secret works until');
    expect(body).not.toContain('192.0.2.77');
  });

  it('shows from which plan to which an operator moved the account', async () => {
    await test.dashboard.accounts.plans.assign({ email: 'ada@example.org', plan: 'plus' });
    const { body } = await ada.get('/activity?topic=account');
    expect(body).toContain('<p class="hint">Free → Plus</p>');
    expect(body).toContain('By the operator');
  });

  it('says of a key that an operator changed it, and not that this was automatic', async () => {
    await test.dashboard.accounts.registry.revoke(keyIdOf(await ada.createKey()));
    const { body } = await ada.get('/activity?topic=keys');
    expect(body.match(/By the operator/g)).toHaveLength(1);
    expect(body).not.toContain('Automatic');
  });

  it('says nothing of who changed a key when that is no longer kept', async () => {
    await ada.createKey();
    withDatabase(test.config.dataDir, database =>
      database.exec("UPDATE audit_events SET at = '2020-01-01T00:00:00.000Z', network = NULL"),
    );
    const { body } = await ada.get('/activity?topic=keys');
    expect(actionsOn(body)).toEqual(['Key created']);
    expect(body).not.toMatch(/Automatic|By the operator/);
  });

  it('can be limited to one topic', async () => {
    await ada.createKey();
    expect(actionsOn((await ada.get('/activity?topic=keys')).body)).toEqual(['Key created']);
    expect(actionsOn((await ada.get('/activity?topic=signIns')).body)).toEqual(['Signed in']);
    expect((await ada.get('/activity?topic=account')).body).toContain('No activity yet');
  });

  it('can be exported as CSV and as JSON', async () => {
    const keyId = keyIdOf(await ada.createKey('=1+1, "x"'));
    const csv = await ada.get('/activity/export.csv?topic=keys');
    expect(csv.headers['content-disposition']).toMatch(/^attachment/);
    expect(csv.body).toContain(`,key-created,${keyId},"'=1+1, ""x""",`);
    expect(csv.body).toMatch(/^at,action,key_id,.*\r\n.*127\.0\.0\.0\/24\r\n$/);
    const json = await ada.get('/activity/export.json');
    expect(json.json()).toMatchObject([{ action: 'key-created', keyId }, { action: 'signed-in' }]);
  });

  it('does not show other accounts', async () => {
    await ada.createKey();
    const eve = await test.signedIn('eve@example.org');
    expect(actionsOn((await eve.get('/activity')).body)).toEqual(['Signed in']);
  });
});

describe('usage', () => {
  it("shows exactly the limiter's own count", async () => {
    const key = await ada.createKey();
    for (let count = 0; count < 7; count++) await test.requestWith(key);
    expect((await ada.get(`/keys/${keyIdOf(key)}`)).body).toContain('7 of 5,000 requests');
  });

  it('shows what the API admitted in the last second', async () => {
    const shown = 'In the last second: 10.';
    const key = await ada.createKey();
    // The limiter admits 10 a second, however many requests come: so the test can repeat until the page shows it.
    for (let body = ''; !body.includes(shown); { body } = await ada.get('/usage')) {
      for (let count = 0; count < 11; count++) await test.requestWith(key);
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
      keys: [{ keyId: keyIdOf(key), name: 'my site' }],
      auditTrail: [{ action: 'key-created', keyName: 'my site' }, { action: 'signed-in' }],
      sessions: [{ userAgent: 'lightMyRequest', network: '127.0.0.0/24' }],
      mails: { settings: { language: 'en', off: [] }, sent: [{ kind: 'key-created', about: keyIdOf(key) }] },
    });
    expect(answer.body).not.toContain(key.slice(14));
  });

  it('can be deleted: keys and sessions end, and the data is deleted', async () => {
    const key = await ada.createKey('my site');
    const elsewhere = await test.signedIn('ada@example.org');
    expect(
      headingOf(await ada.submit('/account/delete', '/account/delete', { email: 'ada@example.org' })),
    ).toBe('Your account has been deleted');
    expect(await test.requestWith(key)).not.toBe('admitted');
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
    await ada.submit('/account/delete', '/account/delete', { email: 'ada@example.org' });
    const stored = storedText(test.config.dataDir);
    for (const personal of ['ada@example.org', 'a telling name', 'lightMyRequest', '127.0.0'])
      expect(stored).not.toContain(personal);
    const trail = withDatabase(test.config.dataDir, database =>
      database.prepare('SELECT action, key_id, detail FROM audit_events ORDER BY at, action DESC').all(),
    );
    expect(trail.map(event => Object.values(event))).toEqual([
      ['key-created', keyIdOf(key), ''],
      ['key-revoked', keyIdOf(key), ''],
      ['account-deleted', null, ''],
    ]);
    expect((await bob.get(pending)).statusCode).toBe(400);
  });

  it('says before it is deleted what stays, and afterwards why a new one has used something', async () => {
    const page = (await ada.get('/account/delete')).body;
    for (const stays of ['a hash of your email address', 'created, changed and revoked', '400 days'])
      expect(page).toContain(stays);
    await test.requestWith(await ada.createKey('my site'));
    await ada.submit('/account/delete', '/account/delete', { email: 'ada@example.org' });
    await test.signedIn('ada@example.org', ada);
    const carriedOver =
      'You deleted an account with this address this month. If as many keys as your plan allows were used this month, a new key continues with the count of one of them';
    for (const shown of ['/keys', '/usage']) expect((await ada.get(shown)).body).toContain(carriedOver);
    expect((await ada.get('/activity?topic=account')).body).toContain('Account created again');
    const bob = await test.signedIn('bob@example.org');
    expect((await bob.get('/keys')).body).not.toContain(carriedOver);
  });

  it('is not deleted without its email address', async () => {
    const answer = await ada.submit('/account/delete', '/account/delete', { email: 'eve@example.org' });
    expect(answer.body).toContain('This is not the email address of your account.');
    expect((await ada.get('/account')).statusCode).toBe(200);
  });

  it('shows devices by name, this one first, and ends all others', async () => {
    const safari =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile Safari/604.1';
    const phone = await test.signedIn('ada@example.org', test.visitor({ 'user-agent': safari }));
    const { body } = await phone.get('/account');
    expect(actionsOn(body)).toEqual(['Safari on iPhone', 'Unknown device']);
    expect(body.match(/This device/g)).toHaveLength(1);
    await phone.submit('/account', '/sign-out/elsewhere');
    expect((await ada.get('/keys')).statusCode).toBe(303);
    expect(actionsOn((await phone.get('/account')).body)).toEqual(['Safari on iPhone']);
    expect((await phone.get('/activity')).body).toContain('Signed out on other devices');
  });

  it('shows the day on which other devices were last seen', async () => {
    const phone = await test.signedIn('ada@example.org', test.visitor());
    const days = () =>
      withDatabase(test.config.dataDir, database =>
        database.prepare('SELECT updatedAt FROM sign_in_sessions ORDER BY createdAt').all(),
      ).map(({ updatedAt }) => new Date(String(updatedAt)).toISOString().slice(0, 10));
    const today = new Date().toISOString().slice(0, 10);
    withDatabase(test.config.dataDir, database =>
      database.exec("UPDATE sign_in_sessions SET updatedAt = '2026-02-03T21:00:00.000Z'"),
    );
    expect((await phone.get('/account')).body).toContain('127.0.0.0/24 · last seen on 3 Feb 2026');
    expect(days()).toEqual(['2026-02-03', today]);
    await ada.get('/keys');
    expect(days()).toEqual([today, today]);
  });

  it('keeps settings of mails: topics, language, and when the first about the quota is sent', async () => {
    const chosen = { language: 'it', 'quota-warning': '90' };
    await ada.submit('/account', '/account/mails', { ...chosen, 'topic-quota': 'on' });
    expect((await ada.get('/account/export')).json()).toMatchObject({
      mails: { settings: { language: 'it', off: ['expiry', 'plan'], quotaWarning: 90 } },
    });
    const { body } = await ada.get('/account');
    const checked = [...body.matchAll(/id="topic-(\w+)"[^>]*? checked=""/g)].map(([, topic]) => topic);
    expect(checked).toEqual(['quota']);
    expect(body).toContain('<option value="it" selected="">Italiano</option>');
    await ada.createKey();
    expect((await test.sentMails())[0]?.subject).toMatch(/^Nuova chiave API: /);
    expect(body).toMatch(/<option value="90" selected="">At 90%</);
    for (const wrong of [{ language: 'xx' }, { 'quota-warning': '101' }, { 'quota-warning': '' }]) {
      const { statusCode } = await ada.submit('/account', '/account/mails', { ...chosen, ...wrong });
      expect(statusCode).toBe(400);
    }
  });

  it('is not deleted by opening a page', async () => {
    await ada.get('/account/delete');
    expect((await ada.get('/account')).statusCode).toBe(200);
  });

  it('is not deleted by the form of another site', async () => {
    const fields = hiddenFieldsOf((await ada.get('/account')).body, '/account/mails');
    expect((await ada.post('/account/delete', { ...fields, formToken: 'x' })).statusCode).toBe(403);
  });
});
