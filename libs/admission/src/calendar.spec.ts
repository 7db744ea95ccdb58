import { describe, expect, it } from '@jest/globals';
import { addDays, dayOf, daysBetween, monthBounds, monthOf } from './time.js';

describe('calendar', () => {
  it.each([
    ['2026-11-30T23:59:59.999Z', '2026-11'],
    ['2026-12-01T00:00:00.000Z', '2026-12'],
  ])('counts %s to the month %s', (moment, month) => {
    expect(monthOf(Date.parse(moment))).toBe(month);
  });

  it('ends a month where the next begins, in December too', () => {
    const { startMs, endMs } = monthBounds('2026-12');
    expect(new Date(startMs).toISOString()).toBe('2026-12-01T00:00:00.000Z');
    expect(new Date(endMs).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  });

  it('counts the last moment of a day to that day', () => {
    expect(dayOf(Date.parse('2026-02-28T23:59:59.999Z'))).toBe('2026-02-28');
  });

  it('knows leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
  });

  it('names every day of a span, both ends included', () => {
    expect(daysBetween('2026-12-31', '2027-01-02')).toEqual(['2026-12-31', '2027-01-01', '2027-01-02']);
    expect(daysBetween('2027-01-02', '2027-01-01')).toEqual([]);
  });
});
