import { randomBytes } from 'node:crypto';
import { afterAll, expect, it } from '@jest/globals';
import { realPostgres } from '../../support/real-services.js';
import { runDocumented } from '../../support/run-documented.js';
import { administer } from '../accounts/new-postgres.js';

const PASSWORD = randomBytes(12).toString('hex');

afterAll(async () => {
  await administer('DROP DATABASE IF EXISTS catalog_accounts WITH (FORCE)');
  await administer('DROP ROLE IF EXISTS catalog_accounts');
});

it('the documented role can do all that the accounts database needs, and cannot make another role', async () => {
  await runDocumented('docs/operating.md', 'postgres role', {
    POSTGRES_ADMIN_URL: realPostgres(),
    ACCOUNTS_PASSWORD: PASSWORD,
  });
  const url = new URL(realPostgres());
  Object.assign(url, { username: 'catalog_accounts', password: PASSWORD, pathname: 'catalog_accounts' });
  const printed = await runDocumented('docs/upgrading.md', 'migrate', { DATABASE_URL: url.href });
  expect(printed).toContain('up to date: 0001-tables');
  await expect(administer('CREATE ROLE another', url.href)).rejects.toThrow('permission denied');
});
