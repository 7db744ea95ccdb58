import { describe, expect, it } from '@jest/globals';
import type { DBAdapter, Where } from 'better-auth/adapters';
import { hashSessionTokens } from './hash-session-tokens.js';

interface Seen {
  readonly model: string;
  readonly where?: Where[];
  readonly data?: Record<string, unknown>;
  readonly update?: Record<string, unknown>;
}

/** Records the requests it gets; returns what they store. */
function recording(): { adapter: DBAdapter; seen: Seen[] } {
  const seen: Seen[] = [];
  const keep = (request: Seen) => {
    seen.push(request);
    return Promise.resolve(request.data ?? { token: 'as stored' });
  };
  const names = ['create', 'findOne', 'findMany', 'count', 'update', 'updateMany', 'delete', 'deleteMany'];
  const methods = Object.fromEntries([...names, 'consumeOne', 'incrementOne'].map(name => [name, keep]));
  const transaction = (work: (adapter: unknown) => unknown) => work(methods);
  return { adapter: hashSessionTokens({ ...methods, transaction } as unknown as DBAdapter), seen };
}

const HASH = /^[0-9a-f]{64}$/;
const TOKEN: Where = { field: 'token', value: 'secret' };

describe('session tokens', () => {
  it('are stored as hashes, while the library gets back what it made', async () => {
    const { adapter, seen } = recording();
    const made = await adapter.create({ model: 'session', data: { token: 'secret', userId: 'ada' } });
    expect(made).toEqual({ token: 'secret', userId: 'ada' });
    expect(seen[0]?.data).toEqual({ token: expect.stringMatching(HASH), userId: 'ada' });
  });

  it('are searched by the hash they were stored under', async () => {
    const { adapter, seen } = recording();
    await adapter.create({ model: 'session', data: { token: 'secret' } });
    expect(await adapter.findOne({ model: 'session', where: [TOKEN] })).toEqual({ token: 'secret' });
    expect(seen[1]?.where?.[0]?.value).toBe(seen[0]?.data?.token);
  });

  it.each(['findMany', 'count', 'updateMany', 'delete', 'deleteMany', 'consumeOne'] as const)(
    'never reach the database by %s',
    async method => {
      const { adapter, seen } = recording();
      const where: Where[] = [TOKEN, { field: 'token', operator: 'in', value: ['secret', 'secret'] }];
      await adapter[method]({ model: 'session', where, update: { token: 'secret' } });
      await adapter.transaction(inside => inside[method]({ model: 'session', where, update: {} }));
      expect(seen).toHaveLength(2);
      expect(JSON.stringify(seen)).not.toContain('secret');
    },
  );

  it('leave everything else as it is', async () => {
    const { adapter, seen } = recording();
    const where: Where[] = [{ field: 'token', value: 'secret' }];
    await adapter.findOne({ model: 'verification', where });
    await adapter.findMany({ model: 'session', where: [{ field: 'userId', value: 'ada' }] });
    expect(seen.map(request => request.where?.[0]?.value)).toEqual(['secret', 'ada']);
  });
});
