import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openAccountsDatabase } from '#libs/accounts';
import { runAccounts } from '../../../apps/dashboard/src/accounts-command/run-accounts.js';

const newFolder = () => mkdtempSync(join(tmpdir(), 'accounts-command-'));

async function accounts(args: readonly string[], environment: Record<string, string>) {
  const printed = { out: '', err: '' };
  const code = await runAccounts(args, environment, {
    out: text => (printed.out += text),
    err: text => (printed.err += text),
  });
  return { code, ...printed };
}

describe('accounts migrate', () => {
  it('makes the tables of accounts and of sign-ins, and finds nothing to do afterwards', async () => {
    const folder = newFolder();
    for (let run = 0; run < 2; run++)
      expect(await accounts(['migrate', '--json'], { DATA_DIR: folder })).toEqual({
        code: 0,
        out: '{"migrations":["0001-tables"]}\n',
        err: '',
      });
    const database = await openAccountsDatabase(`sqlite:${join(folder, 'accounts.sqlite')}`);
    const names = (await database.introspection.getTables()).map(({ name }) => name);
    await database.destroy();
    expect(names).toEqual(expect.arrayContaining(['accounts', 'api_keys', 'sign_in_users']));
  });

  it.each([
    ['no command', [], 2],
    ['an unknown command', ['erase'], 2],
    ['a wait that is no number', ['migrate', '--wait', 'long'], 2],
    ['help', ['--help'], 0],
  ])('ends with its exit code for %s', async (_, args, code) => {
    expect((await accounts(args, { DATA_DIR: newFolder() })).code).toBe(code);
  });

  it('ends with 1 and the reason, without a password, when the database does not answer in time', async () => {
    const DATABASE_URL = 'postgres://catalog:s3cret@127.0.0.1:1/accounts';
    const { code, out, err } = await accounts(['migrate', '--wait', '2'], { DATABASE_URL });
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^waiting: postgres:.* cannot be used: .*ECONNREFUSED/);
    expect(err).not.toContain('s3cret');
  });
});
