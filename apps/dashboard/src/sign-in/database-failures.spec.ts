import { describe, expect, it } from '@jest/globals';
import type { DBAdapter } from 'better-auth/adapters';
import { DatabaseUnavailable } from '#libs/accounts';
import { recordFailures, orDatabaseUnavailable } from './database-failures.js';

const UNAVAILABLE = new DatabaseUnavailable('sqlite:file', new Error('locked'));

/** A database whose calls fail with this error. */
const failingWith = (error: Error) =>
  recordFailures({ count: () => Promise.reject(error) } as unknown as DBAdapter);

describe('failed work of the library', () => {
  const ask = (adapter: DBAdapter) => adapter.count({ model: 'user' });

  it('reports a database failure, even if the library throws another error', async () => {
    const work = () =>
      ask(failingWith(UNAVAILABLE)).catch(() => {
        throw new Error('INTERNAL_SERVER_ERROR');
      });
    await expect(orDatabaseUnavailable(work)).rejects.toBe(UNAVAILABLE);
  });

  it('reports a database failure, even if the library hides it', async () => {
    const work = () => ask(failingWith(UNAVAILABLE)).catch(() => 0);
    await expect(orDatabaseUnavailable(work, () => true)).rejects.toBe(UNAVAILABLE);
    expect(await orDatabaseUnavailable(work, () => false)).toBe(0);
  });

  it('reports any other error unchanged', async () => {
    const mistake = new TypeError('mistake');
    await expect(orDatabaseUnavailable(() => ask(failingWith(mistake)))).rejects.toBe(mistake);
  });

  it('does not report a database failure of other work', async () => {
    const others = orDatabaseUnavailable(() => ask(failingWith(UNAVAILABLE))).catch(() => {});
    const own = orDatabaseUnavailable(
      () => others.then(() => 'refused'),
      () => true,
    );
    expect(await own).toBe('refused');
  });
});
