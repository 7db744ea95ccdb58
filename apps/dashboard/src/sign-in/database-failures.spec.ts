import { describe, expect, it } from '@jest/globals';
import type { DBAdapter } from 'better-auth/adapters';
import { DatabaseUnavailable } from '#libs/accounts';
import { noteFailures, orDatabaseAway } from './database-failures.js';

const AWAY = new DatabaseUnavailable('sqlite:file', new Error('locked'));

/** A database that answers nothing, or with an error of ours. */
const failingWith = (error: Error) =>
  noteFailures({ count: () => Promise.reject(error) } as unknown as DBAdapter);

describe('work of the library that fails', () => {
  const ask = (adapter: DBAdapter) => adapter.count({ model: 'user' });

  it('because of the database says so, whatever the library makes of it', async () => {
    const work = () =>
      ask(failingWith(AWAY)).catch(() => {
        throw new Error('INTERNAL_SERVER_ERROR');
      });
    await expect(orDatabaseAway(work)).rejects.toBe(AWAY);
  });

  it('because of the database says so when the library keeps silent about it', async () => {
    const work = () => ask(failingWith(AWAY)).catch(() => 0);
    await expect(orDatabaseAway(work, () => true)).rejects.toBe(AWAY);
    expect(await orDatabaseAway(work, () => false)).toBe(0);
  });

  it('for another reason gives that one', async () => {
    const mistake = new TypeError('mistake');
    await expect(orDatabaseAway(() => ask(failingWith(mistake)))).rejects.toBe(mistake);
  });

  it('is not blamed for what happened to others meanwhile', async () => {
    const others = orDatabaseAway(() => ask(failingWith(AWAY))).catch(() => {});
    const own = orDatabaseAway(
      () => others.then(() => 'refused'),
      () => true,
    );
    expect(await own).toBe('refused');
  });
});
