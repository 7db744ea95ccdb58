import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type AccountsDatabase, DatabaseUnavailable, openAccountsDatabase } from '#libs/accounts';
import { accountsContract } from '../../contract/accounts/accounts.contract.js';
import { keyChangesContract } from '../../contract/accounts/key-changes.contract.js';
import { keyRegistryContract } from '../../contract/accounts/key-registry.contract.js';
import { mailsContract } from '../../contract/accounts/mails.contract.js';
import { openAccountsDatabaseContract } from '../../contract/accounts/open-accounts-database.contract.js';
import type { TestDatabase } from '../../contract/accounts/open-test-accounts.js';
import { placesContract } from '../../contract/accounts/places.contract.js';
import { reconcilerContract } from '../../contract/accounts/reconciler.contract.js';
import { restrictionsContract } from '../../contract/accounts/restrictions.contract.js';
import { sealedKeysContract } from '../../contract/accounts/sealed-keys.contract.js';
import { usageHistoryContract } from '../../contract/accounts/usage-history.contract.js';
import { TcpProxy } from '../../support/tcp-proxy.js';
import { administer, dropPostgres, newPostgres } from './new-postgres.js';

afterAll(dropPostgres);

describe('the database on PostgreSQL', () => {
  describe('opening', () => openAccountsDatabaseContract(newPostgres));
  describe('key registry', () => keyRegistryContract(newPostgres));
  describe('places', () => placesContract(newPostgres));
  describe('changes of a key', () => keyChangesContract(newPostgres));
  describe('restrictions of a key', () => restrictionsContract(newPostgres));
  describe('texts of new keys', () => sealedKeysContract(newPostgres));
  describe('usage history', () => usageHistoryContract(newPostgres));
  describe('accounts', () => accountsContract(newPostgres));
  describe('mails', () => mailsContract(newPostgres));
  describe('reconciler', () => reconcilerContract(newPostgres));

  describe('when it fails', () => {
    let database: TestDatabase & { name: string };
    let db: AccountsDatabase;
    beforeEach(async () => {
      database = await newPostgres();
      db = await openAccountsDatabase(database.url);
    });
    afterEach(async () => {
      await db.destroy();
      await database.remove();
    });

    const plans = () => db.selectFrom('plans').select('name').execute();
    const cutOff = () =>
      administer(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database.name}'`);

    it('is unavailable for the transaction that was interrupted, and answers the next one', async () => {
      const transaction = db.transaction().execute(async open => {
        await open.insertInto('withdrawals').values({ key_id: 'key', at: 'now' }).execute();
        await cutOff();
        await open.selectFrom('plans').select('name').execute();
      });
      await expect(transaction).rejects.toThrow(DatabaseUnavailable);
      expect(await db.selectFrom('withdrawals').selectAll().execute()).toEqual([]);
    });

    it('is used over a new connection after idle ones were closed', async () => {
      await Promise.all([plans(), plans(), plans()]);
      await cutOff();
      // A client may not have noticed it yet; it then reports that the database is unavailable.
      for (;;) {
        try {
          expect(await plans()).toHaveLength(3);
          return;
        } catch (error) {
          expect(error).toBeInstanceOf(DatabaseUnavailable);
        }
      }
    });

    it('is unavailable after a while when it hangs, and answers again when it recovers', async () => {
      const wire = await TcpProxy.to(database.url);
      const url = new URL(database.url);
      url.host = wire.host;
      const far = await openAccountsDatabase(url.href);
      const names = () => far.selectFrom('plans').select('name').execute();
      wire.hang();
      const hanging = far.transaction().execute(open => open.selectFrom('plans').select('name').execute());
      await expect(hanging).rejects.toThrow(DatabaseUnavailable);
      wire.restore();
      expect(await names()).toHaveLength(3);
      await far.destroy();
      wire.close();
    });

    it('is unavailable if it does not exist', async () => {
      const url = database.url.replace(database.name, 'nothing_like_it');
      await expect(openAccountsDatabase(url)).rejects.toThrow(DatabaseUnavailable);
      await expect(openAccountsDatabase(url)).rejects.toThrow('database "nothing_like_it" does not exist');
    });

    it('is not reported as unavailable when the statement is wrong', async () => {
      const mistake = db.insertInto('withdrawals').values({ key_id: 'key', at: 'now' });
      await mistake.execute();
      await expect(mistake.execute()).rejects.not.toThrow(DatabaseUnavailable);
    });
  });
});
