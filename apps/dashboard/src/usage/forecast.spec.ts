import { expect, it } from '@jest/globals';
import { forecast } from './forecast.js';

const at = (time: string) => Date.parse(time);
const NOVEMBER = at('2026-11-01T00:00:00Z');

it('is the pace so far, for the whole month', () => {
  expect(forecast(1_500, '2026-11', NOVEMBER, at('2026-11-16T00:00:00Z'))).toBe(3_000);
  expect(forecast(2_767, '2026-11', NOVEMBER, at('2026-11-21T14:32:00Z'))).toBe(4_030);
});

it('is the pace since the account was made, if that was in this month', () => {
  expect(forecast(500, '2026-11', at('2026-11-16T00:00:00Z'), at('2026-11-21T00:00:00Z'))).toBe(1_500);
});

it('is never below what is used already', () => {
  expect(forecast(5_004, '2026-11', NOVEMBER, at('2026-11-30T23:59:59Z'))).toBe(5_004);
});

it('says nothing on the first day that counts, and nothing of another month', () => {
  expect(forecast(10, '2026-11', at('2026-11-20T12:00:00Z'), at('2026-11-21T00:00:00Z'))).toBeUndefined();
  expect(forecast(10, '2026-11', NOVEMBER, at('2026-11-01T23:00:00Z'))).toBeUndefined();
  expect(forecast(10, '2026-10', at('2026-10-01T00:00:00Z'), at('2026-11-21T00:00:00Z'))).toBeUndefined();
});

it('is zero without requests', () => {
  expect(forecast(0, '2026-11', NOVEMBER, at('2026-11-16T00:00:00Z'))).toBe(0);
});
