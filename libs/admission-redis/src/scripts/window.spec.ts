import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { ADMIT_LUA } from './admit.lua.js';
import { RATE_USED_LUA } from './counters.lua.js';

const NOW_US = 1_795_000_000_000_000;

/** Whether a condition of a script holds, which is the same in JavaScript. No test can wait for one microsecond of Redis. */
function holds(script: string, condition: RegExp, facts: Readonly<Record<string, number>>): boolean {
  const text = condition.exec(script)?.[1];
  if (text === undefined) throw new Error('the script has no such condition');
  const WINDOW_US = Number(/local WINDOW_US = (\d+)/.exec(ADMIT_LUA)?.[1]);
  return runInNewContext(text, { ...facts, now: NOW_US, WINDOW_US, math: Math }) as boolean;
}

describe('a request that was admitted', () => {
  it.each([
    ['999,999 µs ago', 999_999, true],
    ['exactly a second ago', 1_000_000, false],
    ['a second ahead, before the clock was set back', -1_000_000, false],
    ['a microsecond ahead', -1, true],
  ])('%s: counts %s', (_, ageUs, counts) => {
    const at = NOW_US - ageUs;
    expect(holds(ADMIT_LUA, /while oldest and (.+) do/, { oldest: at })).toBe(!counts);
    expect(holds(RATE_USED_LUA, /if (math.abs.+) then/, { admitted: at })).toBe(counts);
  });
});

describe('a request', () => {
  it.each([
    [1, 2, false],
    [2, 2, true],
  ])('finds %d of %d in the window: is refused %s', (used, limit, refused) => {
    const facts = { rate_used: used, rate_limit: limit };
    expect(holds(ADMIT_LUA, /elseif (rate_used.+) then/, facts)).toBe(refused);
  });
});
