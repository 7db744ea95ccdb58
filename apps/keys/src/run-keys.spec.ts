import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AdmissionEngine, parseApiKey } from '#libs/admission';
import { openEmbeddedAdmission } from '#libs/admission-embedded';
import { runKeys } from './run-keys.js';

const CREATE = ['create', '--account', 'ada@example.org', '--name', 'my site', '--plan', 'free'];

describe('the keys command', () => {
  let folder: string;
  let environment: Record<string, string>;
  let api: AdmissionEngine | undefined;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keys-'));
    environment = { DATA_DIR: join(folder, 'data') };
  });
  afterEach(async () => {
    await api?.close();
    api = undefined;
    rmSync(folder, { recursive: true });
  });

  async function keys(...args: string[]) {
    const printed = { out: '', err: '' };
    const code = await runKeys(args, environment, {
      out: text => (printed.out += text),
      err: text => (printed.err += text),
    });
    return { code, ...printed };
  }

  /** Runs with `--json` and reads the one object that must be all of stdout. */
  async function keysJson(
    ...args: string[]
  ): Promise<Record<string, unknown> & { key: string; keyId: string }> {
    const { code, out, err } = await keys(...args, '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return JSON.parse(out) as Record<string, unknown> & { key: string; keyId: string };
  }

  /** What an API that runs on the same folder all the while says to a key. */
  async function knock(text: string): Promise<string> {
    api ??= openEmbeddedAdmission({ dataDir: environment.DATA_DIR ?? '' });
    const key = parseApiKey(text);
    return key.kind === 'malformed' ? key.reason : (await api.store.admit({ ...key, quotaCost: 1 })).kind;
  }

  it('creates a key that works at once', async () => {
    const created = await keysJson(...CREATE);
    expect(created).toEqual({
      key: expect.stringMatching(/^bgc_/),
      keyId: created.key.slice(4, 14),
      name: 'my site',
      plan: 'free',
      account: 'ada@example.org',
      createdAt: expect.stringMatching(/Z$/),
      published: true,
    });
    expect(await knock(created.key)).toBe('admitted');
  });

  it('shows a key to people once, on a line of its own', async () => {
    const { code, out } = await keys(...CREATE);
    const [key = ''] = out.split('\n');
    expect(code).toBe(0);
    expect(await knock(key)).toBe('admitted');
    expect((await keys('list')).out).not.toContain(key);
  });

  it('makes a data folder that nobody else may look into', async () => {
    await keys('list');
    expect(statSync(environment.DATA_DIR ?? '').mode & 0o777).toBe(0o700);
  });

  it('rotates a key, with the overlap asked for', async () => {
    const old = await keysJson(...CREATE);
    const rotated = await keysJson('rotate', old.keyId, '--overlap', '0');
    expect(rotated).toMatchObject({ keyId: old.keyId, previousExpiresAt: expect.stringMatching(/Z$/) });
    expect(await knock(old.key)).toBe('unknown');
    expect(await knock(rotated.key)).toBe('admitted');
  });

  it('revokes a key for a running API', async () => {
    const { key, keyId } = await keysJson(...CREATE);
    expect(await knock(key)).toBe('admitted');
    const revoked = await keysJson('revoke', keyId);
    expect(revoked).toMatchObject({ keyId, state: 'revoked', revokedAt: expect.stringMatching(/Z$/) });
    expect(await knock(key)).toBe('revoked');
  });

  it('lists keys', async () => {
    const { keyId } = await keysJson(...CREATE);
    const listed = await keysJson('list', '--account', 'ada@example.org');
    expect(listed.keys).toMatchObject([{ keyId, name: 'my site', state: 'active', lastUsedAt: null }]);
    expect((await keys('list')).out).toMatch(
      new RegExp(`^KEY ID .*\n${keyId} +active +free +ada@example.org `),
    );
  });

  it('shows usage', async () => {
    const { key, keyId } = await keysJson(...CREATE);
    await knock(key);
    expect(await keysJson('usage', keyId)).toMatchObject({
      keyId,
      used: 1,
      requestsPerMonth: 5_000,
      days: [],
    });
    expect((await keys('usage', keyId)).out).toContain('1 of 5,000 requests');
  });

  it('publishes everything anew', async () => {
    const { key } = await keysJson(...CREATE);
    rmSync(join(environment.DATA_DIR ?? '', 'admission.sqlite'));
    expect(await keysJson('publish')).toEqual({ published: 1, withdrawn: 0 });
    expect(await knock(key)).toBe('admitted');
  });

  it.each([
    ['no command', [], 'usage'],
    ['an unknown command', ['make'], 'usage'],
    ['an unknown option', ['list', '--all'], 'usage'],
    ['a missing option', ['create', '--name', 'x'], 'usage'],
    ['a missing argument', ['revoke'], 'usage'],
    ['an overlap that is no number', ['rotate', '0000000000', '--overlap', 'long'], 'usage'],
    ['an overlap of years', ['rotate', '0000000000', '--overlap', '99999999'], 'invalid_overlap'],
    ['an address that is none', ['list', '--account', 'ada'], 'invalid_email'],
    ['an unknown plan', [...CREATE, '--plan', 'gold'], 'unknown_plan'],
    ['an empty name', [...CREATE, '--name', ''], 'invalid_name'],
  ])('exits with 2 for %s', async (_, args, code) => {
    const { code: exitCode, out, err } = await keys(...args, '--json');
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(JSON.parse(err)).toEqual({ error: { code, message: expect.any(String) } });
  });

  it('exits with 1 for a key that is not there', async () => {
    const { code, err } = await keys('revoke', '0000000000');
    expect({ code, err }).toEqual({ code: 1, err: 'there is no key with the id "0000000000"\n' });
  });

  it('exits with 1 for a key too many', async () => {
    for (let count = 0; count < 3; count++) await keysJson(...CREATE);
    const { code, err } = await keys(...CREATE, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(err)).toMatchObject({ error: { code: 'key_limit_reached' } });
  });

  it('exits with 1 and one clear message when the data folder cannot be used', async () => {
    writeFileSync(environment.DATA_DIR ?? '', 'a file, not a folder');
    const { code, err } = await keys('list');
    expect(code).toBe(1);
    expect(err).toMatch(/^sqlite:.*accounts\.sqlite cannot be used: .*\n$/);
  });

  it('exits with 1 and one clear message when the key store is damaged', async () => {
    await keys('list');
    const dataDir = environment.DATA_DIR ?? '';
    for (const file of readdirSync(dataDir)) {
      if (file.startsWith('admission.')) writeFileSync(join(dataDir, file), 'no database'.repeat(100));
    }
    const { code, err } = await keys('list', '--json');
    expect(code).toBe(1);
    const message = expect.stringMatching(
      /^The data folder .* cannot be used: admission\.sqlite: .*DATA_DIR/,
    );
    expect(JSON.parse(err)).toEqual({ error: { code: 'data_folder_unusable', message } });
  });

  it('exits with 1 when the configuration cannot be used', async () => {
    environment.PORT = 'many';
    const { code, err } = await keys('list');
    expect(code).toBe(1);
    expect(err).toContain('PORT');
  });

  it('exits with 3, and still shows the key, when it was recorded but not published', async () => {
    environment.REDIS_URL = 'redis://127.0.0.1:1';
    const { code, out, err } = await keys(...CREATE, '--json');
    expect(code).toBe(3);
    expect(JSON.parse(out)).toMatchObject({ key: expect.stringMatching(/^bgc_/), published: false });
    expect(JSON.parse(err)).toMatchObject({ error: { code: 'not_published' } });
  }, 10_000);

  it('explains itself, exit codes included', async () => {
    const { code, out } = await keys('--help');
    expect(code).toBe(0);
    expect(out).toMatch(/Exit codes:\n {2}0 .*\n {2}1 .*\n {2}2 .*\n {2}3 /);
  });
});
