import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type DashboardAndLimiter, startDashboardAndLimiter } from './support/dashboard-and-limiter.js';
import { headingOf, hiddenFieldsOf, keyIdOf, keyOn, type Visitor } from './support/visitor.js';
import { withDatabase } from './support/with-database.js';

let test: DashboardAndLimiter;
let ada: Visitor;

/** The day in so many days, in UTC. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

beforeEach(async () => {
  test = await startDashboardAndLimiter();
  ada = await test.signedIn('ada@example.org');
});
afterEach(() => test.close());

/** How many secrets the database has for a key. */
function secretsOf(keyId: string): number {
  return withDatabase(test.config.dataDir, database =>
    database.prepare('SELECT hash FROM key_secrets WHERE key_id = ?').all(keyId),
  ).length;
}

describe('a new key', () => {
  it('works at once', async () => {
    expect(await test.requestWith(await ada.createKey())).toBe('admitted');
  });

  it('is shown once, and later only its beginning', async () => {
    const key = await ada.createKey();
    const { body } = await ada.get('/keys');
    expect(body).toContain(`bgc_${keyIdOf(key)}…`);
    expect(body).not.toContain(key);
  });

  it('has a name that is shown as it was typed, markup and all', async () => {
    await ada.createKey('<script>alert("1")</script>');
    const { body } = await ada.get('/keys');
    expect(body).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(body).not.toContain('<script>alert');
  });

  it.each([
    ['empty', ''],
    ['of 10,000 characters', 'x'.repeat(10_000)],
    ['with a control character', 'a\u0000b'],
  ])('is refused with a name that is %s, and nothing is made', async (_, name) => {
    const answer = await ada.submit('/keys/new', '/keys', { name });
    expect(headingOf(answer)).toBe('Create a key');
    expect(answer.body).toContain('Enter a name of 1 to 100 characters');
    expect((await ada.get('/keys')).body).toContain('Create your first key');
  });

  it('cannot change the plan, whatever fields its form sends', async () => {
    await ada.submit('/keys/new', '/keys', { name: 'site', plan: 'scale' });
    expect((await ada.get('/keys')).body).toContain('Free plan');
  });

  it('expires at the chosen date, and never if no date was chosen', async () => {
    const endless = await ada.createKey();
    const ending = keyOn(await ada.submit('/keys/new', '/keys', { name: 'site', days: '30' }));
    const endOf = async (key: string) =>
      /<dt>Expires<\/dt><dd>([^<]*) </.exec((await ada.get(`/keys/${keyIdOf(key)}`)).body)?.[1];
    expect(await endOf(endless)).toBe('Never');
    expect(new Date(`${await endOf(ending)} UTC`).toISOString().slice(0, 10)).toBe(dayIn(30));
    const own = { name: 'event', days: 'date', date: dayIn(5) };
    const dated = keyOn(await ada.submit('/keys/new', '/keys', own));
    expect(new Date(`${await endOf(dated)} UTC`).toISOString()).toBe(`${dayIn(5)}T00:00:00.000Z`);
  });

  it.each([
    ['has passed', '2020-02-29'],
    ['is today, whose first moment has passed', dayIn(0)],
    ['is too far ahead', '2999-01-01'],
    ['is none', '2027-02-31'],
    ['was not entered', ''],
  ])('is refused with a date that %s, and shows what was entered', async (_, date) => {
    const refused = await ada.submit('/keys/new', '/keys', { name: 'site', days: 'date', date });
    expect(refused.body).toContain('Enter a day after today, at most ten years from now.');
    expect(refused.body).toMatch(new RegExp(`<input id="date"[^>]* value="${date}"`));
    expect(refused.body).toMatch(/value="date" checked/);
    expect((await ada.get('/keys')).body).toContain('Create your first key');
  });

  it('is refused with an expiry that is not offered', async () => {
    const answer = await ada.submit('/keys/new', '/keys', { name: 'site', days: '31' });
    expect([answer.statusCode, headingOf(answer)]).toEqual([400, 'This request is not valid']);
  });

  it('is made once when its form is sent twice, and both answers lead to it', async () => {
    const fields = hiddenFieldsOf((await ada.get('/keys/new')).body, '/keys');
    const send = () => ada.post('/keys', { ...fields, name: 'site' });
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.headers.location).toBe(second.headers.location);
    expect(await test.requestWith(keyOn(await ada.follow(second)))).toBe('admitted');
    expect((await ada.get('/keys')).body.match(/bgc_/g)).toHaveLength(1);
  });

  it('is said to be too many before the form is filled in', async () => {
    const tooMany = 'You have as many keys as the Free plan allows: 3.';
    for (const name of ['one', 'two']) await ada.createKey(name);
    expect((await ada.get('/keys/new')).body).not.toContain(tooMany);
    expect((await ada.get('/keys')).body).not.toContain('aria-disabled');
    await ada.createKey('three');
    const form = (await ada.get('/keys/new')).body;
    expect(form).toContain(tooMany);
    expect(form).toMatch(
      /<button class="button filled" type="button" aria-disabled="true" aria-describedby="refusal"/,
    );
    const list = (await ada.get('/keys')).body;
    expect(list).toMatch(
      /<a class="button filled"(?! href)[^>]* aria-disabled="true" aria-describedby="all-in-use"/,
    );
    expect(list).toContain('<span id="all-in-use">Revoke one to create another.</span>');
  });

  it('is refused beyond the plan, also under concurrent clicks', async () => {
    const click = () => ada.submit('/keys/new', '/keys', { name: 'site' });
    const answers = await Promise.all(Array.from({ length: 8 }, click));
    expect(answers.filter(({ body }) => body.includes('id="new-key"'))).toHaveLength(3);
    expect((await ada.get('/keys')).body.match(/bgc_/g)).toHaveLength(3);
    const refused = await ada.submit('/keys/new', '/keys', { name: 'one more' });
    expect(refused.body).toContain('You have as many keys as the Free plan allows: 3.');
    expect(refused.body).toContain('value="one more"');
  });
});

describe('rotating', () => {
  it('ends all old secrets when it ends them now, and says so before and after', async () => {
    const first = await ada.createKey();
    const page = `/keys/${keyIdOf(first)}`;
    const second = keyOn(await ada.submit(page, `${page}/rotate`, { overlap: '604800' }));
    expect((await ada.get(page)).body).toContain('End all old secrets now');
    const answer = await ada.submit(page, `${page}/rotate`, { overlap: '0' });
    expect(answer.body).toContain('All old secrets of this key have stopped working.');
    for (const old of [first, second]) expect(await test.requestWith(old)).toBe('secret-ended');
    const { body } = await ada.get('/activity');
    expect(body).toContain('All old secrets stopped working');
    // Yesterday, if the day ended meanwhile.
    expect(body).toMatch(/<h2[^>]*>(Today|Yesterday)</);
  });

  it('makes a new secret; the old one still works, and its remaining time is shown', async () => {
    const old = await ada.createKey();
    const page = `/keys/${keyIdOf(old)}`;
    const fresh = keyOn(await ada.submit(page, `${page}/rotate`));
    expect(await Promise.all([test.requestWith(old), test.requestWith(fresh)])).toEqual([
      'admitted',
      'admitted',
    ]);
    expect((await ada.get(page)).body).toMatch(/Works until [^<]*\u00a0UTC, for 2[34] hours more\./);
  });

  it.each([
    ['0', 'secret-ended', false],
    ['3600', 'admitted', true],
  ])('ends the old secret after %s seconds when asked to', async (overlap, fate, isShown) => {
    const old = await ada.createKey();
    const page = `/keys/${keyIdOf(old)}`;
    const answer = await ada.submit(page, `${page}/rotate`, { overlap });
    expect(answer.body.includes('The old secret works until')).toBe(isShown);
    expect(await Promise.all([test.requestWith(old), test.requestWith(keyOn(answer))])).toEqual([
      fate,
      'admitted',
    ]);
  });

  it('is refused with an overlap that is not offered', async () => {
    const page = `/keys/${keyIdOf(await ada.createKey())}`;
    expect((await ada.submit(page, `${page}/rotate`, { overlap: '1' })).statusCode).toBe(400);
  });

  it('is refused after too many times, and says when it is possible again', async () => {
    const page = `/keys/${keyIdOf(await ada.createKey())}`;
    for (let count = 0; count < 22; count++) await ada.submit(page, `${page}/rotate`);
    const answer = await ada.submit(page, `${page}/rotate`);
    expect(answer.body).toContain('You have changed your keys too often in the last 24 hours');
  });

  it('happens once when its form is sent twice', async () => {
    const page = `/keys/${keyIdOf(await ada.createKey())}`;
    const fields = hiddenFieldsOf((await ada.get(page)).body, `${page}/rotate`);
    const answers = await Promise.all([1, 2].map(() => ada.post(`${page}/rotate`, fields)));
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
    expect(secretsOf(page.slice('/keys/'.length))).toBe(2);
  });
});

describe('a form that is recognized when it is sent again', () => {
  it.each([
    ['no id', undefined],
    ['an empty id', ''],
    ['an id that is none of ours', 'x'.repeat(60_000)],
  ])('is refused with %s, and never confused with another form', async (_, formId) => {
    const { formToken = '' } = hiddenFieldsOf((await ada.get('/keys/new')).body, '/keys');
    const fields = { formToken, ...(formId !== undefined && { formId }) };
    const answers = [
      await ada.post('/keys', { ...fields, name: 'one' }),
      await ada.post('/keys', { ...fields, name: 'two' }),
    ];
    for (const answer of answers)
      expect([answer.statusCode, headingOf(answer)]).toEqual([400, 'This request is not valid']);
    expect((await ada.get('/keys')).body).toContain('Create your first key');
  });

  it('is recognized by its purpose, too: the answer to another form is not shown', async () => {
    const other = keyIdOf(await ada.createKey('other'));
    const fields = hiddenFieldsOf((await ada.get('/keys/new')).body, '/keys');
    const send = async (action: string) =>
      keyOn(await ada.follow(await ada.post(action, { ...fields, name: 'new' })));
    const created = await send('/keys');
    const rotated = await send(`/keys/${other}/rotate`);
    const rotatedToo = await send(`/keys/${keyIdOf(created)}/rotate`);
    expect([keyIdOf(rotated), keyIdOf(rotatedToo)]).toEqual([other, keyIdOf(created)]);
  });
});

describe('revoking', () => {
  it('asks first, then ends the key', async () => {
    const key = await ada.createKey('shop');
    const page = `/keys/${keyIdOf(key)}/revoke`;
    expect(headingOf(await ada.get(page))).toBe('Revoke “shop”?');
    expect(await test.requestWith(key)).toBe('admitted');
    expect((await ada.submit(page, page)).body).toContain('<strong>Key revoked.</strong>');
    expect(await test.requestWith(key)).toBe('revoked');
  });
});

describe('a key that has ended', () => {
  it('says so, and offers no change', async () => {
    const key = await ada.createKey();
    withDatabase(test.config.dataDir, database =>
      database
        .prepare('UPDATE api_keys SET expires_at = ? WHERE id = ?')
        .run('2026-01-01T00:00:00.000Z', keyIdOf(key)),
    );
    const { body } = await ada.get(`/keys/${keyIdOf(key)}`);
    expect(body).toContain('This key has expired.');
    expect(body).not.toContain('/rotate');
    expect((await ada.get('/keys')).body).toMatch(/No longer working.*Expired/s);
  });
});

describe('a key of another account', () => {
  it.each([
    ['GET', ''],
    ['GET', '/revoke'],
    ['POST', '/revoke'],
    ['POST', '/rotate'],
    ['GET', '/rename'],
    ['POST', '/rename'],
    ['GET', '/expiry'],
    ['POST', '/expiry'],
    ['GET', '/end-secret'],
    ['POST', '/end-secret'],
    ['GET', '/secret/x'],
  ])('does not exist: %s /keys/{id}%s is 404, as for a key that does not exist', async (method, path) => {
    const key = await ada.createKey();
    const eve = await test.signedIn('eve@example.org');
    const ask = async (id: string) => {
      if (method === 'GET') return eve.get(`/keys/${id}${path}`);
      return eve.post(`/keys/${id}${path}`, {
        ...hiddenFieldsOf((await eve.get('/keys/new')).body, '/keys'),
        name: 'mine',
      });
    };
    const [foreign, unknown] = [await ask(keyIdOf(key)), await ask('0000000000')];
    expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect(headingOf(foreign)).toBe(headingOf(unknown));
    expect(await test.requestWith(key)).toBe('admitted');
  });
});

describe('a change of a key', () => {
  let key: string;
  let page: string;
  beforeEach(async () => {
    key = await ada.createKey('site');
    page = `/keys/${keyIdOf(key)}`;
  });

  it('of its name is shown everywhere, and a refused one stays in its form with the reason', async () => {
    const renamed = await ada.submit(`${page}/rename`, `${page}/rename`, { name: '<b>shop</b>' });
    expect(renamed.body).toContain('It is now called “&lt;b&gt;shop&lt;/b&gt;”.');
    expect((await ada.get('/keys')).body).toContain('&lt;b&gt;shop&lt;/b&gt;');
    const refused = await ada.submit(`${page}/rename`, `${page}/rename`, { name: 'x'.repeat(101) });
    expect(refused.body).toContain('Enter a name of 1 to 100 characters');
    expect(refused.body).toContain(`value="${'x'.repeat(101)}"`);
  });

  it('of its expiry to a date takes effect, and a date that has passed stays in its form with the reason', async () => {
    const changed = await ada.submit(`${page}/expiry`, `${page}/expiry`, { days: 'date', date: dayIn(5) });
    expect(changed.body).toContain('The key expires on');
    expect((await ada.get(`${page}/expiry`)).body).toContain(`value="${dayIn(5)}"`);
    const refused = await ada.submit(`${page}/expiry`, `${page}/expiry`, { days: 'date', date: dayIn(-1) });
    expect(headingOf(refused)).toMatch(/^Change when/);
    expect(refused.body).toContain('Enter a day after today');
    expect(refused.body).toContain(`value="${dayIn(-1)}"`);
  });

  it('of its expiry takes effect, or keeps it', async () => {
    const changed = await ada.submit(`${page}/expiry`, `${page}/expiry`, { days: '30' });
    expect(changed.body).toContain('The key expires on');
    const kept = await ada.submit(`${page}/expiry`, `${page}/expiry`, { days: 'keep' });
    expect(kept.body).not.toContain('Expiration changed');
    expect(kept.body).toContain('Expires in 30 days');
    const removed = await ada.submit(`${page}/expiry`, `${page}/expiry`, { days: '' });
    expect(removed.body).toContain('The key does not expire.');
    expect((await ada.submit(`${page}/expiry`, `${page}/expiry`, { days: '7' })).statusCode).toBe(400);
  });

  it('ends a previous secret after a question, and says so when it had ended already', async () => {
    const fresh = keyOn(await ada.submit(page, `${page}/rotate`, { overlap: '604800' }));
    const [, link = ''] = /href="([^"]*\/end-secret[^"]*)"/.exec((await ada.get(page)).body) ?? [];
    const question = await ada.get(link);
    expect(headingOf(question)).toMatch(/^End secret \S+ now\?$/);
    expect(await test.requestWith(key)).toBe('admitted');
    const form = hiddenFieldsOf(question.body, `${page}/end-secret`);
    expect((await ada.follow(await ada.post(`${page}/end-secret`, form))).body).toContain('Secret ended.');
    expect(await Promise.all([test.requestWith(key), test.requestWith(fresh)])).toEqual([
      'secret-ended',
      'admitted',
    ]);
    const again = await ada.follow(await ada.post(`${page}/end-secret`, form));
    expect(again.body).toContain('This secret had already ended.');
    const late = await ada.get(link);
    expect([late.statusCode, late.headers.location]).toEqual([303, page]);
  });
});
