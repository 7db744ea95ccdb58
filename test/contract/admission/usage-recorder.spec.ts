import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type AddedUsage,
  type Day,
  type HourUsage,
  type SecretUse,
  StoreUnavailable,
  type UsageEntry,
  UsageLog,
  UsageRecorder,
} from '#libs/admission';
import { FixedClock } from './fixed-clock.js';
import { openTestEmbedded } from './open-test-embedded.js';
import type { TestEngine } from './test-engine.js';

/** A log that a test can make unavailable. */
class SeverableLog extends UsageLog {
  unavailable = false;

  constructor(private readonly log: UsageLog) {
    super();
  }

  override async add(entries: readonly AddedUsage[]): Promise<void> {
    if (this.unavailable) throw new StoreUnavailable(new Error('cut off'));
    await this.log.add(entries);
  }

  override read(keyIds: readonly string[], from: Day, to: Day): Promise<UsageEntry[]> {
    return this.log.read(keyIds, from, to);
  }

  override readHours(keyIds: readonly string[], day: Day): Promise<HourUsage[]> {
    return this.log.readHours(keyIds, day);
  }

  override lastUses(keyIds: readonly string[]): Promise<SecretUse[]> {
    return this.log.lastUses(keyIds);
  }
}

const USE = { keyId: 'key', secret: 'current' };
const ADDRESS = '192.0.2.77';

describe('the usage recorder', () => {
  const clock = new FixedClock();
  let engine: TestEngine;
  let log: SeverableLog;
  let failures: Error[];
  let recorder: UsageRecorder;

  beforeEach(async () => {
    jest.useFakeTimers();
    clock.set('2026-11-21T10:00:00.000Z');
    engine = await openTestEmbedded();
    log = new SeverableLog(engine.usageLog);
    failures = [];
    recorder = new UsageRecorder(log, { clock, maxEntries: 2, onFailure: failure => failures.push(failure) });
  });
  afterEach(async () => {
    await recorder.close();
    await engine.close();
    jest.useRealTimers();
  });

  const written = () => engine.usageLog.read(['key'], '2026-11-01', '2026-11-30');

  /** A request a millisecond before a moment, and one at it. */
  async function recordBeforeAndAt(moment: string): Promise<void> {
    clock.set(moment);
    clock.advance(-1);
    recorder.record(USE, '/games', 200, ADDRESS);
    clock.advance(1);
    recorder.record(USE, '/games', 200, ADDRESS);
    await recorder.flush();
  }

  it('writes the collected counts once a second', async () => {
    recorder.record(USE, '/games', 200, ADDRESS);
    recorder.record(USE, '/games', 200, ADDRESS);
    expect(await written()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    const lastUsedAtMs = clock.now();
    expect(await written()).toEqual([
      { keyId: 'key', day: '2026-11-21', route: '/games', status: '200', count: 2, lastUsedAtMs },
    ]);
  });

  it('writes the rest when it is closed', async () => {
    recorder.record(USE, '/games', 404, ADDRESS);
    await recorder.close();
    expect(await written()).toMatchObject([{ status: '404', count: 1 }]);
  });

  it('counts a request for the day it ended on', async () => {
    await recordBeforeAndAt('2026-11-22T00:00:00.000Z');
    expect((await written()).map(({ day, count }) => [day, count])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-22', 1],
    ]);
  });

  it('counts a request for the hour it ended in', async () => {
    await recordBeforeAndAt('2026-11-21T14:00:00.000Z');
    expect((await log.readHours(['key'], '2026-11-21')).map(({ hour, count }) => [hour, count])).toEqual([
      [13, 1],
      [14, 1],
    ]);
  });

  it('hands over the network of the latest request, and no address', async () => {
    log.unavailable = true;
    recorder.record(USE, '/games', 200, '198.51.100.7');
    clock.advance(1);
    recorder.record(USE, '/games', 200, ADDRESS);
    await recorder.flush();
    log.unavailable = false;
    await recorder.flush();
    expect(await log.lastUses(['key'])).toMatchObject([{ network: '192.0.2.0/24' }]);
  });

  it('keeps its counts while the log is unavailable, and says so', async () => {
    log.unavailable = true;
    recorder.record(USE, '/games', 200, ADDRESS);
    await recorder.flush();
    expect(failures).toEqual([expect.any(StoreUnavailable)]);
    recorder.record(USE, '/games', 200, ADDRESS);
    log.unavailable = false;
    await recorder.flush();
    expect(await written()).toMatchObject([{ count: 2 }]);
  });

  it('does not grow without bounds while the log is unavailable', async () => {
    log.unavailable = true;
    for (const route of ['/games', '/mechanics', '/people']) recorder.record(USE, route, 200, ADDRESS);
    await recorder.flush();
    log.unavailable = false;
    await recorder.flush();
    expect((await written()).map(({ route }) => route)).toEqual(['/games', '/mechanics']);
  });

  it('writes nothing twice', async () => {
    recorder.record(USE, '/games', 200, ADDRESS);
    await Promise.all([recorder.flush(), recorder.flush(), recorder.close()]);
    expect(await written()).toMatchObject([{ count: 1 }]);
  });
});
