import { describe, expect, it } from '@jest/globals';
import type { UsageRow } from '#libs/accounts';
import { summarizeUsage } from './summarize-usage.js';

function row(status: UsageRow['status'], count: number, change: Partial<UsageRow> = {}): UsageRow {
  return { keyId: 'key', day: '2026-11-21', route: '/games', status, count, ...change };
}

describe('a summary of usage', () => {
  it('tells apart what counts toward the quota', () => {
    const counts = {
      '200': 2_675,
      '304': 349,
      '400': 60,
      '404': 30,
      '405': 2,
      '401': 22,
      '403': 5,
      '429': 48,
      '503': 8,
    };
    const rows = Object.entries(counts).map(([status, count]) => row(status as UsageRow['status'], count));
    expect(summarizeUsage(rows)).toMatchObject({
      requests: 3_199,
      counted: 2_767,
      notCounted: 432,
      unauthorized: 22,
      notAllowed: 5,
      byGroup: { '2xx': 2_675, '304': 349, '4xx': 119, '429': 48, '5xx': 8 },
    });
  });

  it('sorts routes by size, paths without a route last', () => {
    const rows = [
      row('404', 9, { route: '(no route)' }),
      row('200', 1, { route: '/mechanics' }),
      row('200', 2),
      row('404', 3),
    ];
    expect(summarizeUsage(rows).byRoute).toEqual([
      { route: '/games', requests: 5 },
      { route: '/mechanics', requests: 1 },
      { route: '(no route)', requests: 9 },
    ]);
  });

  it('adds up days and keys', () => {
    const rows = [row('200', 1), row('429', 2), row('200', 4, { keyId: 'other', day: '2026-11-20' })];
    const { byDay, byKey } = summarizeUsage(rows);
    expect(byDay.get('2026-11-21')).toMatchObject({ '2xx': 1, '429': 2 });
    expect(byDay.get('2026-11-20')).toMatchObject({ '2xx': 4, '429': 0 });
    expect(byKey.get('key')).toEqual({ requests: 3, counted: 1 });
    expect(byKey.get('other')).toEqual({ requests: 4, counted: 4 });
  });
});
