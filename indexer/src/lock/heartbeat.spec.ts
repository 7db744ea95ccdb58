import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { startHeartbeat } from './heartbeat.js';

let begun: (() => void)[];
const renew = () => new Promise<void>(resolve => void begun.push(resolve));
beforeEach(() => {
  jest.useFakeTimers();
  begun = [];
});
afterEach(() => void jest.useRealTimers());

it('renews every 10 s, never while a renewal is under way', async () => {
  const heartbeat = startHeartbeat(renew);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(begun).toHaveLength(1);
  begun[0]!();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(begun).toHaveLength(2);
  begun[1]!();
  await heartbeat.stop();
});

it('renews once more on demand, after the renewal that is under way', async () => {
  const heartbeat = startHeartbeat(renew);
  await jest.advanceTimersByTimeAsync(10_000);
  const renewed = [heartbeat.renewNow(), heartbeat.renewNow()];
  await jest.advanceTimersByTimeAsync(0);
  expect(begun).toHaveLength(1);
  begun[0]!();
  await jest.advanceTimersByTimeAsync(0);
  expect(begun).toHaveLength(2);
  begun[1]!();
  await jest.advanceTimersByTimeAsync(0);
  begun[2]!();
  await Promise.all(renewed);
  await heartbeat.stop();
});

it('continues after a renewal that failed', async () => {
  let tries = 0;
  const heartbeat = startHeartbeat(() => Promise.reject(new Error(`${++tries}`)));
  await jest.advanceTimersByTimeAsync(20_000);
  await heartbeat.stop();
  expect(tries).toBe(2);
});
