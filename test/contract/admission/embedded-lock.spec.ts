import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  Admission,
  type AdmissionEngine,
  mintApiKey,
  StoreUnavailable,
  type AddedUsage,
} from '#libs/admission';
import { openEmbeddedAdmission } from '#libs/admission-embedded';
import { holdWriteLock } from '#libs/testing';
import { FixedClock } from './fixed-clock.js';
import { temporaryFolder } from './open-test-embedded.js';
import { anAttempt, aPublishedKey, fill, publishKey, republish, type TestKey } from './test-engine.js';

const USAGE: AddedUsage = {
  keyId: 'key',
  day: '2026-11-21',
  route: '/games',
  status: '200',
  count: 1,
  secret: 'current',
  hour: 12,
  network: '',
  lastUsedAtMs: 1,
};

/** More than two short waits (50 ms) take on a busy machine, and less than a long one (1 s) or than forty requests that all waited (2 s). */
const SHORT_MS = 900;

describe('the embedded engine, its file locked by another process', () => {
  let clock: FixedClock;
  let folder: ReturnType<typeof temporaryFolder>;
  let engine: AdmissionEngine;
  let key: TestKey;
  let other: DatabaseSync;

  beforeEach(async () => {
    clock = new FixedClock();
    folder = temporaryFolder();
    engine = openEmbeddedAdmission({ dataDir: folder.path, clock });
    await fill(engine);
    key = await publishKey(engine, { ratePerSecond: 100 });
    other = new DatabaseSync(join(folder.path, 'admission.sqlite'));
  });
  afterEach(async () => {
    other.close();
    await engine.close();
    folder.remove();
  });

  const lock = () => other.exec('BEGIN EXCLUSIVE');
  const unlock = () => other.exec('ROLLBACK');
  const admit = () => engine.store.admit(anAttempt(key));

  async function msOf(work: () => Promise<unknown>): Promise<number> {
    const beganMs = performance.now();
    await work();
    return performance.now() - beganMs;
  }

  const lockedFor = (ms: number) => holdWriteLock(join(folder.path, 'admission.sqlite'), ms);

  it('admits verified keys and refuses the others, with one short wait in total', async () => {
    const admission = new Admission(engine.store, clock);
    const requestWith = (text: string) => admission.admit({ kind: 'key', text });
    await requestWith(key.key);
    lock();
    const spentMs = await msOf(async () => {
      for (let count = 0; count < 20; count++) {
        expect(await requestWith(key.key)).toMatchObject({ kind: 'admitted', quota: undefined });
        expect(await requestWith(mintApiKey().key)).toMatchObject({ kind: 'store-unavailable' });
      }
    });
    expect(spentMs).toBeLessThan(SHORT_MS);
  });

  it('delays neither the refund after an answer nor the usage log for long', async () => {
    lock();
    const spentMs = await msOf(async () => {
      await expect(engine.usageLog.add([USAGE])).rejects.toThrow(StoreUnavailable);
      await expect(engine.store.refund({ ...key, place: 1 }, '2026-11')).rejects.toThrow(StoreUnavailable);
    });
    expect(spentMs).toBeLessThan(SHORT_MS);
  });

  it('is not used for a second, and then tried again', async () => {
    lock();
    await expect(admit()).rejects.toThrow(StoreUnavailable);
    unlock();
    clock.advance(999);
    await expect(admit()).rejects.toThrow('database is locked');
    clock.advance(1);
    expect(await admit()).toMatchObject({ kind: 'admitted' });
  });

  it('is tried again at once when the clock was set back by an hour', async () => {
    lock();
    await expect(admit()).rejects.toThrow(StoreUnavailable);
    unlock();
    clock.advance(-3_600_000);
    expect(await admit()).toMatchObject({ kind: 'admitted' });
  });

  it('says so when it is pinged', async () => {
    lock();
    expect(await msOf(() => expect(engine.store.ping()).rejects.toThrow(StoreUnavailable))).toBeLessThan(
      SHORT_MS,
    );
    unlock();
    clock.advance(1_000);
    await expect(engine.store.ping()).resolves.toBeUndefined();
  });

  it('makes no request fail during a write of some milliseconds', async () => {
    const { released } = await lockedFor(15);
    expect(await admit()).toMatchObject({ kind: 'admitted' });
    await released;
  });

  it('is waited for longer by work that no request waits for', async () => {
    const { released } = await lockedFor(200);
    await republish(engine, aPublishedKey(key, { revision: 2 }));
    await released;
    expect((await engine.publication.revisions()).keys).toEqual(new Map([[key.keyId, 2]]));
  });
});
