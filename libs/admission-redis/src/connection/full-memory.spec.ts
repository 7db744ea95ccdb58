import { beforeEach, expect, it } from '@jest/globals';
import { FullMemory } from './full-memory.js';

let nowMs: number;
let memory: FullMemory;
beforeEach(() => {
  nowMs = 0;
  memory = new FullMemory(() => nowMs);
});

/** Time until it is asked again. */
function pause(): number {
  const beganMs = nowMs;
  while (memory.isPausing) nowMs += 1_000;
  return nowMs - beganMs;
}

it('asks nothing for five seconds, however many writes were refused together', () => {
  expect(memory.isPausing).toBe(false);
  for (let at = 0; at < 100; at++) memory.refused();
  expect(pause()).toBe(5_000);
});

it('pauses for longer while writes are still refused, a minute at most', () => {
  const pauses = Array.from({ length: 6 }, () => {
    memory.refused();
    return pause();
  });
  expect(pauses).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
});

it('begins with a short pause again after half a minute without a refusal', () => {
  memory.refused();
  pause();
  nowMs += 30_000;
  memory.refused();
  expect(pause()).toBe(5_000);
});
