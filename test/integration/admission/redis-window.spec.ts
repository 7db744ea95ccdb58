import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { ADMIT_LUA } from '../../../libs/admission-redis/src/scripts/admit.lua.js';
import { realRedis } from '../../support/real-services.js';

let redis: Redis;
beforeAll(() => {
  redis = new Redis(realRedis());
});
afterAll(() => redis.quit());

const NOW_US = 1_795_000_000_000_000;

/** The script at a moment of the test, in microseconds: nobody can wait for one. */
function scriptAt(us: number): string {
  const script = ADMIT_LUA.replace(
    "redis.call('TIME')",
    `{ '${Math.floor(us / 1_000_000)}', '${us % 1_000_000}' }`,
  );
  expect(script).not.toBe(ADMIT_LUA);
  return script;
}

// A key may be used twice a second. The times are those of requests before, the latest first.
it.each([
  ['still counts a request of 999,999 µs ago', [1, 999_999], 'rate-exceeded', 2],
  ['does not count one of exactly a second ago', [1, 1_000_000], 'admitted', 2],
  [
    'does not count one that is a second ahead, from before the clock was set back',
    [1, -1_000_000],
    'admitted',
    2,
  ],
  ['admits up to the limit', [1], 'admitted', 2],
  ['and not more', [1, 2], 'rate-exceeded', 2],
])('the window %s', async (_, agesUs, decision, used) => {
  const own = `window-${randomUUID()}`;
  const [key, account, windows, months] = ['key', 'account', 'windows:', 'months'].map(
    name => `${own}:${name}`,
  );
  if (key === undefined || account === undefined) throw new Error('there are four names');
  await redis.hset(key, { state: 'active', place: '1', expires: '', 'secret:hash': '' });
  await redis.hset(account, { rate: 2, quota: 100 });
  for (const ageUs of agesUs.toReversed()) await redis.lpush(`${windows}1`, NOW_US - ageUs);
  const names = [key, account, windows ?? '', months ?? ''];
  const [reply] = (await redis.eval(scriptAt(NOW_US), 4, ...names, 'hash', '', '')) as [string];
  const [kind, , , rateUsed] = reply.split(' ');
  expect([kind, Number(rateUsed)]).toEqual([decision, used]);
});
