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

  /** Runs with `--json` and reads the one JSON object that stdout must consist of. */
  async function keysJson(
    ...args: string[]
  ): Promise<Record<string, unknown> & { key: string; keyId: string }> {
    const { code, out, err } = await keys(...args, '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return JSON.parse(out) as Record<string, unknown> & { key: string; keyId: string };
  }

  /** How an API that is running on the same folder answers to a key. */
  async function requestWith(text: string): Promise<string> {
    api ??= openEmbeddedAdmission({ dataDir: environment.DATA_DIR ?? '' });
    const key = parseApiKey(text);
    return key.kind === 'malformed' ? key.reason : (await api.store.admit(key)).kind;
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
      expiresAt: null,
      restrictions: { origins: [], networks: [], ratePerSecond: null, requestsPerMonth: null },
      published: true,
    });
    expect(await requestWith(created.key)).toBe('admitted');
  });

  it.each([
    ['2030-01-31', '2030-01-31T00:00:00.000Z'],
    ['2030-01-31T12:00:00+01:00', '2030-01-31T11:00:00.000Z'],
  ])('creates a key that ends at %s', async (when, expiresAt) => {
    expect(await keysJson(...CREATE, '--expires', when)).toMatchObject({ expiresAt });
    expect((await keys('list')).out).toContain(expiresAt);
  });

  it('creates a key that ends in a number of days', async () => {
    const { expiresAt } = await keysJson(...CREATE, '--expires', '90d');
    expect(Math.round((Date.parse(String(expiresAt)) - Date.now()) / 86_400_000)).toBe(90);
  });

  it('shows a key to people once, on a line of its own', async () => {
    const { code, out } = await keys(...CREATE);
    const [key = ''] = out.split('\n');
    expect(code).toBe(0);
    expect(await requestWith(key)).toBe('admitted');
    expect((await keys('list')).out).not.toContain(key);
  });

  it('makes a data folder that only its owner can read', async () => {
    await keys('list');
    expect(statSync(environment.DATA_DIR ?? '').mode & 0o777).toBe(0o700);
  });

  it('rotates a key, with the requested overlap', async () => {
    const old = await keysJson(...CREATE);
    const rotated = await keysJson('rotate', old.keyId, '--overlap', '0');
    expect(rotated).toMatchObject({ keyId: old.keyId, previousExpiresAt: expect.stringMatching(/Z$/) });
    expect(await requestWith(old.key)).toBe('secret-ended');
    expect(await requestWith(rotated.key)).toBe('admitted');
  });

  it('says of an overlap of 0 that it ends all old secrets of the key', async () => {
    const { keyId } = await keysJson(...CREATE);
    expect((await keys('rotate', '--help')).out.replaceAll(/\s+/g, ' ')).toContain(
      '0 ends all old secrets of the key now',
    );
    expect((await keys('rotate', keyId)).out).toMatch(/^Old secret ends +\d{4}-/m);
    expect((await keys('rotate', keyId, '--overlap', '0')).out).toMatch(/^All old secrets ended +\d{4}-/m);
  });

  it('revokes a key for a running API', async () => {
    const { key, keyId } = await keysJson(...CREATE);
    expect(await requestWith(key)).toBe('admitted');
    const revoked = await keysJson('revoke', keyId);
    expect(revoked).toMatchObject({ keyId, state: 'revoked', revokedAt: expect.stringMatching(/Z$/) });
    expect(await requestWith(key)).toBe('revoked');
  });

  it('lists keys', async () => {
    const { keyId } = await keysJson(...CREATE);
    const listed = await keysJson('list', '--account', 'ada@example.org');
    expect(listed.keys).toMatchObject([{ keyId, name: 'my site', state: 'active', lastUsedAt: null }]);
    expect((await keys('list')).out).toMatch(
      new RegExp(`^KEY ID .*\n${keyId} +active +free +ada@example.org `),
    );
  });

  it('lists a key on a narrow terminal line by line', async () => {
    const { keyId } = await keysJson(...CREATE);
    let text = '';
    await runKeys(['list'], environment, { out: part => (text += part), err: () => {}, columns: 60 });
    expect(text).toMatch(new RegExp(`^KEY ID +${keyId}\nSTATE +active\n`));
    expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(60);
  });

  describe('restricts keys', () => {
    const OPTIONS = [
      '--origin',
      'https://Shop.example',
      'https://*.shop.example',
      '--network',
      '192.0.2.7/24',
    ];
    const RESTRICTIONS = {
      origins: ['https://shop.example', 'https://*.shop.example'],
      networks: ['192.0.2.0/24'],
      ratePerSecond: 2,
      requestsPerMonth: null,
    };

    it('while creating them, for a running API', async () => {
      const created = await keysJson(...CREATE, ...OPTIONS, '--rate', '2');
      expect(created).toMatchObject({ restrictions: RESTRICTIONS });
      expect(await requestWith(created.key)).toBe('origin-not-allowed');
      expect(await keysJson('show', created.keyId)).toMatchObject({ restrictions: RESTRICTIONS });
    });

    it('later, one by one, and lifts what is named', async () => {
      const { key, keyId } = await keysJson(...CREATE);
      expect(await requestWith(key)).toBe('admitted');
      await keysJson('restrict', keyId, ...OPTIONS);
      expect(await keysJson('restrict', keyId, '--rate', '2')).toEqual({
        keyId,
        restrictions: RESTRICTIONS,
        published: true,
      });
      expect(await requestWith(key)).toBe('origin-not-allowed');
      await keysJson('restrict', keyId, '--origin', 'any', '--rate', 'plan');
      expect(await requestWith(key)).toBe('network-not-allowed');
      await keysJson('restrict', keyId, '--network', 'any');
      expect(await requestWith(key)).toBe('admitted');
    });

    it('and shows them to people', async () => {
      const { keyId } = await keysJson(...CREATE, ...OPTIONS);
      const { out } = await keys('show', keyId);
      expect(out).toMatch(/^Origins +https:\/\/shop\.example, https:\/\/\*\.shop\.example$/m);
      expect(out).toMatch(/^Requests per second +those of the plan$/m);
      expect((await keys('list')).out).toMatch(/RESTRICTED +NAME\n.* yes +my site$/m);
    });

    it.each([
      [['--origin', 'shop.example'], 'the origin "shop.example" must begin with https://'],
      [['--network', 'home'], '"home" is not an address or a network'],
      [['--rate', '11'], 'must be a whole number from 1 to 10, that of the plan, not 11'],
      [['--quota', 'many'], 'It must be a whole number, or "plan".'],
    ])('unless they are wrong: %j', async (options, message) => {
      const { keyId } = await keysJson(...CREATE);
      for (const command of [CREATE, ['restrict', keyId]]) {
        const { code, err } = await keys(...command, ...options);
        expect([code, err]).toEqual([2, expect.stringContaining(message)]);
      }
    });

    it('of which there is one', async () => {
      for (const command of ['show', 'restrict'])
        expect(await keys(command, 'nothing')).toMatchObject({
          code: 1,
          err: expect.stringContaining('no key'),
        });
    });
  });

  describe('gives plans to accounts', () => {
    it('while creating a key for the account', async () => {
      await keysJson(...CREATE);
      expect(await keysJson(...CREATE.slice(0, -1), 'plus')).toMatchObject({ plan: 'plus' });
      expect(await keysJson(...CREATE.slice(0, -2))).toMatchObject({ plan: 'plus' });
    });

    it('with the plan command, for a running API', async () => {
      const { key } = await keysJson(...CREATE);
      await keysJson('plans', 'set', 'tiny', '--rate', '5', '--quota', '1', '--keys', '1');
      expect(await requestWith(key)).toBe('admitted');
      const assigned = await keysJson('plan', '--account', 'ADA@example.org', '--plan', 'tiny');
      expect(assigned).toEqual({
        account: 'ada@example.org',
        plan: 'tiny',
        previousPlan: 'free',
        published: true,
      });
      expect(await requestWith(key)).toBe('quota-exceeded');
      expect((await keys('plan', '--account', 'ada@example.org', '--plan', 'tiny')).out).toContain('already');
      expect((await keys('accounts')).out).toMatch(/^PLAN .*\ntiny .* ada@example\.org\n$/);
    });

    it('but not to an account that does not exist', async () => {
      const { code, err } = await keys('plan', '--account', 'eve@example.org', '--plan', 'plus');
      expect([code, err]).toEqual([1, 'there is no such account\n']);
    });
  });

  describe('keeps plans as rows', () => {
    it('and lists them', async () => {
      expect(await keysJson('plans')).toMatchObject({
        plans: [{ name: 'free' }, { name: 'plus' }, { name: 'scale' }],
      });
      expect((await keys('plans')).out).toMatch(/^PLAN .*\nfree +10 +5,000 +3\nplus +50 +100,000 +10\n/);
    });

    it('and changes one for all its accounts, for a running API', async () => {
      const { key } = await keysJson(...CREATE);
      expect(await requestWith(key)).toBe('admitted');
      const changed = await keysJson('plans', 'set', 'free', '--rate', '5', '--quota', '1', '--keys', '2');
      expect(changed).toEqual({
        name: 'free',
        ratePerSecond: 5,
        requestsPerMonth: 1,
        maxActiveKeys: 2,
        accounts: 1,
        published: true,
      });
      expect(await requestWith(key)).toBe('quota-exceeded');
    });

    it.each([
      ['Free', '5', '1', '2'],
      ['free', '0', '1', '2'],
      ['free', '5', '9999999999', '2'],
      ['free', '5', '1', '0'],
    ])('but none like %s %s %s %s', async (name, rate, quota, keyCount) => {
      const limits = ['--rate', rate, '--quota', quota, '--keys', keyCount];
      const { code, err } = await keys('plans', 'set', name, ...limits, '--json');
      expect([code, JSON.parse(err)]).toMatchObject([2, { error: { code: 'invalid_plan' } }]);
    });
  });

  describe('does no harm', () => {
    /** Deletes the accounts database, but leaves the key store with its keys. */
    async function loseDatabase(): Promise<void> {
      for (const file of readdirSync(environment.DATA_DIR ?? ''))
        if (file.startsWith('accounts.')) rmSync(join(environment.DATA_DIR ?? '', file));
    }

    it("to another database's keys, unless an option allows it", async () => {
      const { key } = await keysJson(...CREATE);
      await loseDatabase();
      const { code, out, err } = await keys('publish', '--json');
      expect([code, out]).toEqual([4, '']);
      expect(JSON.parse(err)).toEqual({
        error: { code: 'foreign_publication', message: expect.stringContaining('--take-over') },
      });
      expect(await requestWith(key)).toBe('admitted');
      const shrink = await keys('publish', '--take-over', '--json');
      expect([shrink.code, JSON.parse(shrink.err)]).toMatchObject([
        4,
        { error: { code: 'publication_would_shrink' } },
      ]);
      expect(await requestWith(key)).toBe('admitted');
      const published = await keysJson('publish', '--take-over', '--allow-shrink');
      expect(published).toEqual({ published: 0, withdrawn: 1 });
      expect(await requestWith(key)).toBe('unknown');
    });

    it('when it creates a key: it shows the key, and says why it does not work yet', async () => {
      await keysJson(...CREATE);
      await loseDatabase();
      const { code, out, err } = await keys(...CREATE, '--json');
      expect([code, JSON.parse(out)]).toMatchObject([
        3,
        { key: expect.stringMatching(/^bgc_/), published: false },
      ]);
      expect(JSON.parse(err)).toMatchObject({
        error: { code: 'not_published', message: expect.stringMatching(/another database.*--take-over/s) },
      });
    });
  });

  it('shows usage', async () => {
    const { key, keyId } = await keysJson(...CREATE);
    await requestWith(key);
    expect(await keysJson('usage', keyId)).toMatchObject({
      keyId,
      used: 1,
      requestsPerMonth: 5_000,
      days: [],
    });
    expect((await keys('usage', keyId)).out).toContain('1 of 5,000 requests');
  });

  it('explains a count that begins with what an earlier key used', async () => {
    const { key, keyId } = await keysJson(...CREATE);
    await requestWith(key);
    await api?.usageLog.add([
      ...[{ keyId, day: new Date().toISOString().slice(0, 10), route: '/games', status: '200' as const }].map(
        entry => ({ ...entry, count: 1, lastUsedAtMs: Date.now(), hour: 0, secret: '', network: '' }),
      ),
    ]);
    expect((await keys('usage', keyId)).out).not.toContain('earlier key');
    await keysJson('revoke', keyId);
    const next = await keysJson(...CREATE);
    expect(await keysJson('usage', next.keyId)).toMatchObject({ used: 1, isCarriedOver: true });
    expect((await keys('usage', next.keyId)).out).toContain('Part of it was used by an earlier key');
  });

  it('publishes everything again', async () => {
    const { key } = await keysJson(...CREATE);
    rmSync(join(environment.DATA_DIR ?? '', 'admission.sqlite'));
    expect(await keysJson('publish')).toEqual({ published: 1, withdrawn: 0 });
    expect(await requestWith(key)).toBe('admitted');
  });

  it.each([
    ['no command', [], 'usage'],
    ['an unknown command', ['make'], 'usage'],
    ['an unknown option', ['list', '--all'], 'usage'],
    ['a missing option', ['create', '--name', 'x'], 'usage'],
    ['a missing argument', ['revoke'], 'usage'],
    ['an overlap that is no number', ['rotate', '0000000000', '--overlap', 'long'], 'usage'],
    ['an end that is none', [...CREATE, '--expires', 'tomorrow'], 'usage'],
    ['an end in the past', [...CREATE, '--expires', '2020-01-01'], 'invalid_expiry'],
    [
      'a limit that is no number',
      ['plans', 'set', 'x', '--rate', 'fast', '--quota', '1', '--keys', '1'],
      'usage',
    ],
    ['an overlap of years', ['rotate', '0000000000', '--overlap', '99999999'], 'invalid_overlap'],
    ['an address that is none', ['list', '--account', 'ada'], 'invalid_email'],
    ['an unknown plan', [...CREATE, '--plan', 'gold'], 'unknown_plan'],
    ['an empty name', [...CREATE, '--name', ''], 'invalid_name'],
  ])('exits with 2 for %s', async (_, args, code) => {
    const { code: exitCode, out, err } = await keys(...args, '--json');
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(JSON.parse(err)).toEqual({ error: { code, message: expect.any(String) } });
  });

  it('exits with 1 for a key that does not exist', async () => {
    const { code, err } = await keys('revoke', '0000000000');
    expect({ code, err }).toEqual({ code: 1, err: 'there is no key with the id "0000000000"\n' });
  });

  it('exits with 1 for a key above the limit of the plan', async () => {
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
    expect(out).toMatch(/Exit codes:\n {2}0 .*\n {2}1 .*\n {2}2 .*\n {2}3 .*\n {2}4 /);
  });
});
