import { describe, expect, it } from '@jest/globals';
import { DatabaseUnavailable } from './database-unavailable.js';
import { databaseKindOf, openAccountsDatabase } from './open-accounts-database.js';
import { UnsupportedDatabase } from '../registry-error.js';

describe('opening the database', () => {
  it.each([
    ['sqlite:/var/lib/catalog/accounts.sqlite', 'sqlite'],
    ['postgres://user@host/accounts', 'postgres'],
    ['postgresql://user@host/accounts', 'postgres'],
  ])('recognizes the kind of %s', (url, kind) => {
    expect(databaseKindOf(url)).toBe(kind);
  });

  it('refuses a kind of database that it does not support', async () => {
    await expect(openAccountsDatabase('mysql://user@host/accounts')).rejects.toThrow(UnsupportedDatabase);
  });

  it('says which database cannot be reached and why, without its password', async () => {
    const opening = openAccountsDatabase('postgres://user:p@ss@127.0.0.1:1/accounts?password=p%40ss');
    await expect(opening).rejects.toThrow(DatabaseUnavailable);
    await expect(opening).rejects.toThrow(
      /^postgres:\/\/\*\*\*@127\.0\.0\.1:1\/accounts cannot be used: .*ECONNREFUSED/,
    );
  });

  it('says why for a name with several addresses, too', async () => {
    await expect(openAccountsDatabase('postgres://user@localhost:1/accounts')).rejects.toThrow(
      /cannot be used: .+/,
    );
  });
});
