import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { storedText } from './support/stored-text.js';
import { headingOf, hiddenFieldsOf, keyIdOf, keyOn, type Visitor } from './support/visitor.js';
import { withDatabase } from './support/with-database.js';

let test: TestDashboard;
let ada: Visitor;
beforeEach(async () => {
  test = await startDashboard();
  ada = await test.signedIn();
});
afterEach(() => test.close());

const GONE = [410, 'This key has already been shown'];

async function create(): Promise<string> {
  const answer = await ada.send('/keys/new', '/keys', { name: 'site' });
  return String(answer.headers.location);
}

async function outcomeOf(path: string, visitor = ada): Promise<unknown[]> {
  const page = await visitor.get(path);
  return [page.statusCode, headingOf(page)];
}

/** A browser with the same cookies, on another process with the same database and the same configuration. */
async function onSecondProcess(): Promise<{ visitor: Visitor; close(): Promise<void> }> {
  const second = await startDashboard({ environment: { DATA_DIR: test.config.dataDir } });
  const visitor = second.visitor();
  for (const [name, value] of ada.cookies) visitor.cookies.set(name, value);
  return { visitor, close: second.close };
}

describe('the page with a new key', () => {
  it('shows it once; reloading says so, makes nothing, and leads to the key, which offers rotating', async () => {
    const path = await create();
    expect(keyOn(await ada.get(path))).toMatch(/^bgc_\w{48}$/);
    for (let times = 0; times < 2; times++) expect(await outcomeOf(path)).toEqual(GONE);
    expect((await ada.get('/keys')).body.match(/bgc_/g)).toHaveLength(1);
    expect((await ada.get(path)).body).toContain(`href="/keys/${path.split('/')[2] ?? ''}"`);
  });

  it('is not used up by a HEAD request', async () => {
    const path = await create();
    await test.dashboard.server.inject({
      method: 'HEAD',
      url: path,
      headers: { cookie: [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    expect(keyOn(await ada.get(path))).toMatch(/^bgc_/);
  });

  it('shows it to the session that made it, and to no other of the same person', async () => {
    const path = await create();
    expect(await outcomeOf(path, await test.signedIn())).toEqual(GONE);
    expect(keyOn(await ada.get(path))).toMatch(/^bgc_/);
  });

  it('does not exist for another person', async () => {
    const path = await create();
    const eve = await test.signedIn('eve@example.org');
    expect((await eve.get(path)).statusCode).toBe(404);
    expect(keyOn(await ada.get(path))).toMatch(/^bgc_/);
  });

  it('shows nothing after 10 minutes', async () => {
    const path = await create();
    const tenMinutesAgo = new Date(Date.now() - 10 * 60_000).toISOString();
    withDatabase(test.config.dataDir, database =>
      database.prepare('UPDATE sealed_keys SET created_at = ?').run(tenMinutesAgo),
    );
    expect(await outcomeOf(path)).toEqual(GONE);
  });

  it('leaves nothing that could be read, neither before nor after it was shown', async () => {
    const path = await create();
    const before = storedText(test.config.dataDir);
    const key = keyOn(await ada.get(path));
    for (const stored of [before, storedText(test.config.dataDir)]) {
      expect(stored).not.toContain(key.slice(14, 46));
      expect(stored).not.toContain(Buffer.from(key).toString('base64'));
    }
  });
});

describe('with a second process', () => {
  it('shows a key that the first one made, and both know that it was shown', async () => {
    const second = await onSecondProcess();
    const path = await create();
    expect(keyOn(await second.visitor.get(path))).toMatch(/^bgc_/);
    expect(await outcomeOf(path)).toEqual(GONE);
    await second.close();
  });

  it('makes one key when the same form is sent to both', async () => {
    const fields = { ...hiddenFieldsOf((await ada.get('/keys/new')).body, '/keys'), name: 'site' };
    const second = await onSecondProcess();
    const answers = await Promise.all([ada.post('/keys', fields), second.visitor.post('/keys', fields)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(answers[0].headers.location).toBe(answers[1].headers.location);
    expect((await ada.get('/keys')).body.match(/bgc_/g)).toHaveLength(1);
    await second.close();
  });

  it('rotates once when the same form is sent to both', async () => {
    const page = `/keys/${keyIdOf(await ada.createKey())}`;
    const fields = hiddenFieldsOf((await ada.get(page)).body, `${page}/rotate`);
    const second = await onSecondProcess();
    const [first, again] = await Promise.all([
      ada.post(`${page}/rotate`, fields),
      second.visitor.post(`${page}/rotate`, fields),
    ]);
    expect(first.headers.location).toBe(again.headers.location);
    expect(keyOn(await second.visitor.follow(again))).toMatch(/^bgc_/);
    await second.close();
  });
});
