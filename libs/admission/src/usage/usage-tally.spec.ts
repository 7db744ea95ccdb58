import { describe, expect, it } from '@jest/globals';
import type { AddedUsage } from './usage-log.js';
import { UsageTally } from './usage-recorder.js';

function anEntry(change: Partial<AddedUsage> = {}): AddedUsage {
  const day = '2026-11-21';
  return {
    keyId: 'key',
    secret: 'current',
    day,
    route: '/games',
    status: '200',
    count: 1,
    lastUsedAtMs: 5,
    hour: 13,
    network: '192.0.2.77',
    ...change,
  };
}

describe('the usage tally', () => {
  it('adds up what is alike and keeps the latest use and its network', () => {
    const tally = new UsageTally(10);
    tally.add(anEntry({ lastUsedAtMs: 9 }));
    tally.add(anEntry({ count: 2, lastUsedAtMs: 7, network: '198.51.100.7' }));
    expect(tally.drain()).toEqual([anEntry({ count: 3, lastUsedAtMs: 9 })]);
  });

  it.each([
    { keyId: 'other' },
    { day: '2026-11-22' },
    { hour: 14 },
    { route: '/mechanics' },
    { status: '404' } as const,
  ])('keeps apart what differs in %o', change => {
    const tally = new UsageTally(10);
    tally.add(anEntry());
    tally.add(anEntry(change));
    expect(tally.size).toBe(2);
  });

  it('keeps adding to known entries when it is full, and accepts no new ones', () => {
    const tally = new UsageTally(1);
    expect(tally.add(anEntry())).toBe(true);
    expect(tally.add(anEntry({ route: '/mechanics' }))).toBe(false);
    expect(tally.add(anEntry())).toBe(true);
    expect(tally.drain()).toEqual([anEntry({ count: 2 })]);
  });

  it('starts again from zero after it was drained', () => {
    const tally = new UsageTally(1);
    tally.add(anEntry());
    tally.drain();
    expect(tally.drain()).toEqual([]);
  });
});
