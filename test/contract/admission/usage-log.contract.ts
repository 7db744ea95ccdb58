import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type AddedUsage, StoreUnavailable, type UsageEntry } from '#libs/admission';
import type { OpenTestEngine, TestEngine } from './test-engine.js';

function anEntry(change: Partial<UsageEntry> = {}): UsageEntry {
  const day = '2026-11-21';
  return {
    keyId: 'key',
    day,
    route: '/games/{slug}',
    status: '200',
    count: 1,
    lastUsedAtMs: 5_000,
    ...change,
  };
}

/** The same as it is added, with a secret. */
function added(entry: UsageEntry, secret = 'current', change: Partial<AddedUsage> = {}): AddedUsage {
  return { ...entry, secret, hour: 13, network: '192.0.2.0/24', ...change };
}

/** What every `UsageLog` guarantees. */
export function usageLogContract(open: OpenTestEngine): void {
  let engine: TestEngine;

  beforeEach(async () => {
    engine = await open();
  });
  afterEach(() => engine.close());

  it('returns what was added', async () => {
    await engine.usageLog.add([added(anEntry())]);
    expect(await engine.usageLog.read(['key'], '2026-11-21', '2026-11-21')).toEqual([anEntry()]);
  });

  it('adds up entries of the same kind and keeps the latest use', async () => {
    await engine.usageLog.add([
      added(anEntry({ count: 2, lastUsedAtMs: 9_000 })),
      added(anEntry({ lastUsedAtMs: 7_000 })),
    ]);
    await engine.usageLog.add([added(anEntry({ count: 4, lastUsedAtMs: 8_000 }))]);
    const [entry] = await engine.usageLog.read(['key'], '2026-11-21', '2026-11-21');
    expect(entry).toEqual(anEntry({ count: 7, lastUsedAtMs: 9_000 }));
  });

  it('knows the last use of each secret of a key and its network, until the key is withdrawn', async () => {
    await engine.usageLog.add([
      added(anEntry({ lastUsedAtMs: 7_000 }), 'old'),
      added(anEntry({ lastUsedAtMs: 5_000, status: '401' }), 'old', { network: '198.51.100.0/24' }),
      added(anEntry({ lastUsedAtMs: 8_000 }), 'new', { network: '198.51.100.0/24' }),
      added(anEntry({ lastUsedAtMs: 9_000 }), 'new', { network: '2001:db8::/48' }),
      added(anEntry({ keyId: 'other', lastUsedAtMs: 1_000 }), 'old'),
    ]);
    const lastUses = await engine.usageLog.lastUses(['key', 'other', 'unknown']);
    expect(lastUses.toSorted((one, other) => one.lastUsedAtMs - other.lastUsedAtMs)).toEqual([
      { keyId: 'other', secret: 'old', lastUsedAtMs: 1_000, network: '192.0.2.0/24' },
      { keyId: 'key', secret: 'old', lastUsedAtMs: 7_000, network: '192.0.2.0/24' },
      { keyId: 'key', secret: 'new', lastUsedAtMs: 9_000, network: '2001:db8::/48' },
    ]);
    await engine.publication.withdraw(['key']);
    expect(await engine.usageLog.lastUses(['key'])).toEqual([]);
  });

  it('adds up the requests of an hour that ended alike', async () => {
    await engine.usageLog.add([
      added(anEntry({ count: 2 })),
      added(anEntry({ route: '/games', count: 3 }), 'other'),
      added(anEntry(), 'current', { hour: 0, count: 5 }),
      added(anEntry({ status: '404' })),
      added(anEntry({ day: '2026-11-20' })),
      added(anEntry({ keyId: 'other' })),
    ]);
    await engine.usageLog.add([added(anEntry({ count: 10 }))]);
    const hours = await engine.usageLog.readHours(['key', 'unknown'], '2026-11-21');
    expect(hours.toSorted((one, other) => one.count - other.count)).toEqual([
      { keyId: 'key', hour: 13, status: '404', count: 1 },
      { keyId: 'key', hour: 0, status: '200', count: 5 },
      { keyId: 'key', hour: 13, status: '200', count: 15 },
    ]);
  });

  it('orders by day, route and status', async () => {
    const inOrder = [
      anEntry({ day: '2026-11-19' }),
      anEntry({ day: '2026-11-20', route: '/games', status: '404' }),
      anEntry({ day: '2026-11-20', route: '/games/{slug}', status: '200' }),
      anEntry({ day: '2026-11-20', route: '/games/{slug}', status: '304' }),
    ];
    await engine.usageLog.add(inOrder.toReversed().map(entry => added(entry)));
    expect(await engine.usageLog.read(['key'], '2026-11-19', '2026-11-20')).toEqual(inOrder);
  });

  it('reads only the requested days of the requested key', async () => {
    const days = ['2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03'];
    await engine.usageLog.add(days.map(day => added(anEntry({ day }))));
    await engine.usageLog.add([added(anEntry({ keyId: 'other', day: '2026-11-01' }))]);
    const read = await engine.usageLog.read(['key'], '2026-11-01', '2026-11-02');
    expect(read).toEqual([anEntry({ day: '2026-11-01' }), anEntry({ day: '2026-11-02' })]);
  });

  it('accepts an empty list of entries and an empty range of days', async () => {
    await engine.usageLog.add([]);
    expect(await engine.usageLog.read(['key'], '2026-11-02', '2026-11-01')).toEqual([]);
  });

  it('fails with StoreUnavailable', async () => {
    await engine.close();
    await expect(engine.usageLog.add([added(anEntry())])).rejects.toThrow(StoreUnavailable);
    await expect(engine.usageLog.read(['key'], '2026-11-21', '2026-11-21')).rejects.toThrow(StoreUnavailable);
    await expect(engine.usageLog.readHours(['key'], '2026-11-21')).rejects.toThrow(StoreUnavailable);
    await expect(engine.usageLog.lastUses(['key'])).rejects.toThrow(StoreUnavailable);
  });
}
