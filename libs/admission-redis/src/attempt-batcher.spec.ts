import { expect, it } from '@jest/globals';
import { type Attempt, StoreUnavailable } from '#libs/admission';
import type { RedisConnection } from './connection/redis-connection.js';
import { toRedisFailure } from './connection/redis-failure.js';
import { AttemptBatcher } from './attempt-batcher.js';
import { RedisKeys } from './layout/redis-keys.js';

it('decides the attempts of one turn of the event loop together, and gives each its reply', async () => {
  const { attempts, scripts } = onServer();
  const asked = [ask(attempts, 'one', 'a'), ask(attempts, 'other', 'b')];
  expect(await Promise.all(asked)).toEqual([{ kind: 'revoked' }, { kind: 'expired' }]);
  expect(scripts).toEqual([['a', 'b']]);
});

it('does not wait for the attempts of the next turn', async () => {
  const { attempts, scripts } = onServer();
  await ask(attempts, 'one', 'a');
  await ask(attempts, 'one', 'b');
  expect(scripts).toEqual([['a'], ['b']]);
});

it('decides at most 100 together', async () => {
  const { attempts, scripts } = onServer();
  await Promise.all(Array.from({ length: 250 }, (_, n) => ask(attempts, 'one', `${n}`)));
  expect(scripts.map(({ length }) => length)).toEqual([100, 100, 50]);
});

it('decides the attempts of each account apart on a cluster, where a script must stay in one slot', async () => {
  const { attempts, scripts } = onServer({ isCluster: true });
  await Promise.all([ask(attempts, 'one', 'a'), ask(attempts, 'other', 'b'), ask(attempts, 'one', 'c')]);
  expect(scripts).toEqual([['a', 'c'], ['b']]);
});

it('fails only the attempt for which the script failed', async () => {
  const { attempts } = onServer();
  const [failed, other] = await Promise.allSettled([
    ask(attempts, 'one', 'fails'),
    ask(attempts, 'one', 'b'),
  ]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: 'store_unavailable' } });
  expect(other).toMatchObject({ status: 'fulfilled' });
});

it('says what to do when the user may not run a command of the script', async () => {
  const { attempts } = onServer();
  await expect(ask(attempts, 'one', 'forbidden')).rejects.toThrow(/needs the permissions/);
});

/** A Redis that notes the key ids of each script, and replies to each attempt by its secret. */
function onServer({ isCluster = false } = {}) {
  const scripts: string[][] = [];
  const replies = new Map([
    ['a', 'revoked'],
    ['b', 'expired'],
    ['fails', 'failed WRONGTYPE Operation'],
    ['forbidden', "failed ERR The user executing the script can't run this command or subcommand"],
  ]);
  const client = {
    admitRequests: async (numberOfKeys: number, ...rest: string[]) => {
      // Each is followed by the origin and the address of the caller.
      const secrets = rest.slice(numberOfKeys).filter((_, position) => position % 3 === 0);
      scripts.push(secrets);
      return secrets.map(secret => replies.get(secret) ?? 'unknown');
    },
  };
  const run = (commands: (redis: typeof client) => Promise<unknown>) => commands(client);
  const failure = (error: unknown) => new StoreUnavailable(toRedisFailure(error, []));
  const decideOnMissing = () => Promise.reject(new Error('no key is missing here'));
  const connection = { isCluster, run, failure } as unknown as RedisConnection;
  return { scripts, attempts: new AttemptBatcher(connection, new RedisKeys(), decideOnMissing) };
}

function ask(attempts: AttemptBatcher, account: string, secretHash: string) {
  const attempt: Attempt = { keyId: account.padEnd(6).padEnd(10, '0'), secretHash };
  return attempts.decide(attempt);
}
