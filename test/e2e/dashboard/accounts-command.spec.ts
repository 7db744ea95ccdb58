import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openAccountsDatabase } from '#libs/accounts';
import { runAccounts } from '../../../apps/dashboard/src/accounts-command/run-accounts.js';

const PLAN = { rate_per_second: 5, requests_per_month: 50, max_active_keys: 1 };

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
        out: expect.stringMatching(/^\{"migrations":\["0001-tables".*\]\}\n$/),
        err: '',
      });
    const database = await openAccountsDatabase(`sqlite:${join(folder, 'accounts.sqlite')}`);
    const names = (await database.introspection.getTables()).map(({ name }) => name);
    await database.destroy();
    expect(names).toEqual(expect.arrayContaining(['accounts', 'api_keys', 'sign_in_users']));
  });

  it.each([
    ['no command', [], 2, /^a command is missing; see accounts --help\n$/],
    ['an unknown command', ['erase'], 2, /^unknown command 'erase'/],
    ['a wait that is no number', ['migrate', '--wait', 'long'], 2, /It must be a whole number of seconds/],
    ['help', ['--help'], 0, /^$/],
  ])('ends with its exit code and the reason for %s', async (_, args, code, reason) => {
    expect(await accounts(args, { DATA_DIR: newFolder() })).toMatchObject({
      code,
      err: expect.stringMatching(reason),
    });
  });

  it('ends with 1 and the reason, without a password, when the database does not answer in time', async () => {
    const DATABASE_URL = 'postgres://catalog:s3cret@127.0.0.1:1/accounts';
    const { code, out, err } = await accounts(['migrate', '--wait', '2'], { DATABASE_URL });
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^waiting: postgres:.* cannot be used: .*ECONNREFUSED/);
    expect(err).not.toContain('s3cret');
  });
});

describe('accounts backup', () => {
  it('copies the database while another process has it open, for this user alone', async () => {
    const folder = newFolder();
    const source = await openAccountsDatabase(`sqlite:${join(folder, 'accounts.sqlite')}`);
    await source
      .insertInto('plans')
      .values({ name: 'large', ...PLAN })
      .execute();
    const file = join(folder, 'copy.sqlite');
    const done = await accounts(['backup', file], { DATA_DIR: folder });
    await source.destroy();
    expect(done).toEqual({ code: 0, out: `copied to ${file}\n`, err: '' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const copy = await openAccountsDatabase(`sqlite:${file}`);
    const plans = await copy.selectFrom('plans').select('name').execute();
    await copy.destroy();
    expect(plans.map(({ name }) => name)).toContain('large');
  });

  it('refuses a file that exists, and leaves it as it is', async () => {
    const folder = newFolder();
    await accounts(['migrate'], { DATA_DIR: folder });
    const file = join(folder, 'copy.sqlite');
    writeFileSync(file, 'yesterday');
    const { code, err } = await accounts(['backup', file], { DATA_DIR: folder });
    expect([code, err]).toEqual([1, expect.stringContaining('EEXIST')]);
    expect(readFileSync(file, 'utf8')).toBe('yesterday');
  });

  it('makes no empty copy of a database that is not there', async () => {
    const folder = newFolder();
    const { code, err } = await accounts(['backup', join(folder, 'copy.sqlite')], { DATA_DIR: folder });
    expect([code, err]).toEqual([1, expect.stringContaining('there is no database')]);
    expect(existsSync(join(folder, 'copy.sqlite'))).toBe(false);
  });

  it('leaves nothing behind when the database cannot be read', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'accounts.sqlite'), 'no database'.repeat(100));
    const { code, err } = await accounts(['backup', join(folder, 'copy.sqlite')], { DATA_DIR: folder });
    expect([code, err]).toEqual([1, expect.stringContaining('not a database')]);
    expect(existsSync(join(folder, 'copy.sqlite'))).toBe(false);
  });

  it('says which tool copies a database in PostgreSQL', async () => {
    const DATABASE_URL = 'postgres://catalog:s3cret@127.0.0.1:1/accounts';
    const { code, err } = await accounts(['backup', 'x'], { DATABASE_URL });
    expect([code, err]).toEqual([1, expect.stringContaining('pg_dump')]);
  });
});
