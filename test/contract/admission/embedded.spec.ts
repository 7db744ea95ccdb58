import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lockDataFolder, openEmbeddedAdmission } from '#libs/admission-embedded';
import { admissionStoreContract } from './admission-store.contract.js';
import { FixedClock } from './fixed-clock.js';
import { keyPublicationContract } from './key-publication.contract.js';
import { limiterCountersContract } from './limiter-counters.contract.js';
import { openTestEmbedded, temporaryFolder } from './open-test-embedded.js';
import { admitTimes, anAttempt, aPublishedKey, publishKey, republish, fill } from './test-engine.js';
import { requestLogContract } from './request-log.contract.js';
import { restrictionsContract } from './restrictions.contract.js';
import { usageLogContract } from './usage-log.contract.js';

describe('the embedded admission store', () => admissionStoreContract(openTestEmbedded));
describe('restrictions in the embedded store', () => restrictionsContract(openTestEmbedded));
describe('the embedded key publication', () => keyPublicationContract(openTestEmbedded));
describe('the embedded usage log', () => usageLogContract(openTestEmbedded));
describe('the embedded request log', () => requestLogContract(openTestEmbedded));
describe('the embedded limiter counters', () => limiterCountersContract(openTestEmbedded));

describe('the embedded engine', () => {
  const folder = { path: '', remove: () => {} };
  beforeEach(() => {
    Object.assign(folder, temporaryFolder());
  });
  afterEach(() => folder.remove());

  it('grants a new quota in the first moment of a month', async () => {
    const clock = new FixedClock('2026-11-30T23:59:58.000Z');
    const engine = await openTestEmbedded({ clock });
    const key = await publishKey(engine, { requestsPerMonth: 1 });
    expect(await admitTimes(engine, key, 2)).toEqual(['admitted', 'quota-exceeded']);
    clock.set('2026-11-30T23:59:59.999Z');
    expect(await admitTimes(engine, key, 1)).toEqual(['quota-exceeded']);
    clock.set('2026-12-01T00:00:00.000Z');
    expect(await engine.store.admit(anAttempt(key))).toMatchObject({ kind: 'admitted', month: '2026-12' });
    await engine.close();
  });

  it('remembers keys, quota and usage after a restart', async () => {
    const before = openEmbeddedAdmission({ dataDir: folder.path });
    const key = await publishKey(before, { requestsPerMonth: 2 });
    await admitTimes(before, key, 1);
    await before.close();
    const after = openEmbeddedAdmission({ dataDir: folder.path });
    expect(await admitTimes(after, key, 2)).toEqual(['admitted', 'quota-exceeded']);
    await after.close();
  });

  it('sees at once what another process publishes', async () => {
    const api = openEmbeddedAdmission({ dataDir: folder.path });
    const command = openEmbeddedAdmission({ dataDir: folder.path });
    const key = await publishKey(command);
    expect(await admitTimes(api, key, 1)).toEqual(['admitted']);
    await republish(command, aPublishedKey(key, { revision: 2, state: 'revoked' }));
    expect(await admitTimes(api, key, 1)).toEqual(['revoked']);
    await Promise.all([api.close(), command.close()]);
  });

  it('shares one exact quota between processes', async () => {
    const clock = new FixedClock();
    const processes = [1, 2].map(() => openEmbeddedAdmission({ dataDir: folder.path, clock }));
    const [one, other] = processes as [(typeof processes)[0], (typeof processes)[0]];
    const key = await publishKey(one, { requestsPerMonth: 5 });
    const kinds: string[] = [];
    for (let round = 0; round < 4; round++) {
      kinds.push(...(await admitTimes(one, key, 1)), ...(await admitTimes(other, key, 1)));
    }
    expect(kinds.filter(kind => kind === 'admitted')).toHaveLength(5);
    expect(kinds.slice(5)).toEqual(['quota-exceeded', 'quota-exceeded', 'quota-exceeded']);
    await Promise.all(processes.map(engine => engine.close()));
  });

  it('keeps usage for 400 days, by the hour for 31', async () => {
    const engine = openEmbeddedAdmission({ dataDir: folder.path });
    const entry = {
      keyId: 'key',
      secret: 'current',
      route: '/games',
      status: '200',
      count: 1,
      lastUsedAtMs: 1,
      hour: 13,
      network: '',
    } as const;
    await engine.usageLog.add([
      { ...entry, day: '2025-10-16' },
      { ...entry, day: '2025-10-17' },
    ]);
    await engine.usageLog.add([
      { ...entry, day: '2026-10-20' },
      { ...entry, day: '2026-10-21' },
    ]);
    await engine.usageLog.add([{ ...entry, day: '2026-11-21' }]);
    expect(await engine.usageLog.readHours(['key'], '2026-10-20')).toHaveLength(0);
    expect(await engine.usageLog.readHours(['key'], '2026-10-21')).toHaveLength(1);
    const days = (await engine.usageLog.read(['key'], '2025-01-01', '2026-12-31')).map(({ day }) => day);
    expect(days).toEqual(['2025-10-17', '2026-10-20', '2026-10-21', '2026-11-21']);
    await engine.close();
  });

  it('makes its folder accessible only to its own user', async () => {
    const dataDir = `${folder.path}/made/for/it`;
    const engine = openEmbeddedAdmission({ dataDir });
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    await engine.close();
  });

  it('makes its files accessible only to its own user, also in a folder that is open to others', async () => {
    const dataDir = `${folder.path}/open`;
    mkdirSync(dataDir, { mode: 0o755 });
    const lock = lockDataFolder(dataDir);
    const engine = openEmbeddedAdmission({ dataDir });
    await publishKey(engine);
    const modes = readdirSync(dataDir).map(file => [file, statSync(join(dataDir, file)).mode & 0o777]);
    expect(Object.fromEntries(modes)).toMatchObject({ 'admission.sqlite': 0o600, 'api.lock': 0o600 });
    expect(new Set(modes.map(([, mode]) => mode))).toEqual(new Set([0o600]));
    await engine.close();
    lock.release();
  });

  it('counts what a file has in another form as lost', async () => {
    const before = openEmbeddedAdmission({ dataDir: folder.path });
    await fill(before);
    await publishKey(before);
    await before.close();
    const file = new DatabaseSync(join(folder.path, 'admission.sqlite'));
    file.exec('ALTER TABLE key_records DROP COLUMN place; PRAGMA user_version = 0');
    file.close();
    const engine = openEmbeddedAdmission({ dataDir: folder.path });
    expect(await engine.publication.state()).toEqual({ databaseId: undefined, complete: false });
    expect((await engine.publication.revisions()).keys.size).toBe(0);
    await engine.close();
  });

  it('names the folder, and how to use another one, when it cannot be used', () => {
    writeFileSync(`${folder.path}/admission.sqlite`, 'no database'.repeat(100));
    expect(() => openEmbeddedAdmission({ dataDir: folder.path })).toThrow(
      expect.objectContaining({
        code: 'data_folder_unusable',
        message:
          `The data folder ${folder.path} cannot be used: admission.sqlite: file is not a database. ` +
          'Fix it, or set DATA_DIR to another folder.',
      }),
    );
  });
});
