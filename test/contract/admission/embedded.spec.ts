import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdmissionEngine } from '#libs/admission';
import { lockDataFolder, openEmbeddedAdmission } from '#libs/admission-embedded';
import { admissionStoreContract } from './admission-store.contract.js';
import { FixedClock } from './fixed-clock.js';
import { keyPublicationContract } from './key-publication.contract.js';
import { limiterCountersContract } from './limiter-counters.contract.js';
import { openTestEmbedded, temporaryFolder } from './open-test-embedded.js';
import {
  admitTimes,
  anAttempt,
  aPublishedKey,
  publishKey,
  republish,
  mintOldTestKey,
  fill,
} from './test-engine.js';
import { requestLogContract } from './request-log.contract.js';
import { usageLogContract } from './usage-log.contract.js';

describe('the embedded admission store', () => admissionStoreContract(openTestEmbedded));
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

  it('keeps usage for 400 days', async () => {
    const engine = openEmbeddedAdmission({ dataDir: folder.path });
    const entry = { keyId: 'key', route: '/games', status: '200', count: 1, lastUsedAtMs: 1 } as const;
    await engine.usageLog.add([
      { ...entry, day: '2025-10-16' },
      { ...entry, day: '2025-10-17' },
    ]);
    await engine.usageLog.add([{ ...entry, day: '2026-11-21' }]);
    const days = (await engine.usageLog.read('key', '2025-01-01', '2026-12-31')).map(({ day }) => day);
    expect(days).toEqual(['2025-10-17', '2026-11-21']);
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

  describe('on the file of a release in which each key had its own limits', () => {
    const OLD = [mintOldTestKey(), mintOldTestKey()];
    const keyIds = OLD.map(({ keyId }) => keyId);
    let engine: AdmissionEngine;
    beforeEach(() => {
      const file = new DatabaseSync(join(folder.path, 'admission.sqlite'));
      file.exec(`
        CREATE TABLE published_keys (key_id TEXT PRIMARY KEY, revision INTEGER, state TEXT,
          rate_per_second INTEGER, requests_per_month INTEGER, plan_name TEXT) STRICT, WITHOUT ROWID;
        CREATE TABLE published_secrets (key_id TEXT REFERENCES published_keys ON DELETE CASCADE, hash TEXT,
          expires_at_ms INTEGER, PRIMARY KEY (key_id, hash)) STRICT, WITHOUT ROWID;
        CREATE TABLE month_counters (key_id TEXT, month TEXT, used INTEGER, PRIMARY KEY (key_id, month)) STRICT;`);
      for (const keyId of [...keyIds, 'publication'])
        file.exec(`INSERT INTO published_keys VALUES ('${keyId}', 1, 'active', 10, 5000, 'free');
          INSERT INTO month_counters VALUES ('${keyId}', '2026-11', 3);`);
      file.close();
      engine = openEmbeddedAdmission({ dataDir: folder.path });
    });
    afterEach(() => engine.close());

    it('shows its keys as not yet published, and the sum of what they used', async () => {
      expect((await engine.publication.revisions()).keys).toEqual(new Map(keyIds.map(keyId => [keyId, 0])));
      expect(await engine.counters.monthUsedByKeys(keyIds, '2026-11')).toBe(6);
    });

    it('deletes a key that is withdrawn, and all old data after everything is published', async () => {
      await engine.publication.withdraw(keyIds.slice(0, 1));
      expect([...(await engine.publication.revisions()).keys.keys()]).toEqual(keyIds.slice(1));
      await fill(engine);
      expect((await engine.publication.revisions()).keys.size).toBe(0);
      expect(await engine.counters.monthUsedByKeys(keyIds, '2026-11')).toBe(0);
    });
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
