import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { servicesFolder } from '../support/paths.mjs';
import { identityOf } from '../support/process-identity.mjs';
import { UserError } from '../support/user-error.mjs';
import { findProgram } from './debian-programs.mjs';
import { accountFolder, plainAccount } from './plain-account.mjs';
import { postgresAnswers } from './postgres-answers.mjs';

export const postgres = {
  name: 'postgres',
  title: 'PostgreSQL',
  variable: 'DATABASE_URL',
  log: join(servicesFolder, 'postgres.log'),
  startTimeoutMs: 30_000,
  /** Without PostgreSQL the accounts database is in SQLite. */
  optional: true,

  /** The variable may also name an SQLite file, which is no server to start or to test with. */
  given() {
    const url = process.env.DATABASE_URL ?? '';
    return /^postgres(ql)?:\/\//.test(url) ? url : undefined;
  },
  programs: ['postgres', 'initdb'],

  /** Begins to start an empty server; answers with what identifies its process, before it is ready. */
  async launch({ ports = {} }) {
    const account = plainAccount();
    const port = await getPort({ port: ports.postgres, host: '127.0.0.1' });
    const folder = join(accountFolder(account), 'postgres');
    // Every start is from nothing: data of an earlier test or trial must not affect the next one.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
    mkdirSync(servicesFolder, { recursive: true });
    const output = openSync(this.log, 'w');
    const password = randomBytes(18).toString('hex');
    createCluster({ folder, password, account, output, log: this.log });
    const child = spawn(findProgram('postgres'), ['-D', folder, ...toArguments(settings(port))], {
      cwd: '/',
      detached: true,
      stdio: ['ignore', output, output],
      ...account,
    });
    child.unref();
    return {
      pid: child.pid,
      identity: identityOf(child.pid),
      ports: { postgres: port },
      url: `postgres://catalog:${password}@127.0.0.1:${port}/postgres`,
    };
  },

  answers: postgresAnswers,
};

/** Sorts as people do, not by bytes: code that relies on the order of bytes fails here. */
function createCluster({ folder, password, account, output, log }) {
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined) chownSync(passwordFile, account.uid, account.gid);
  const collation = ['--locale=C', '--locale-provider=icu', '--icu-locale=en-US', '--encoding=UTF8'];
  const access = ['--username=catalog', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const { status } = spawnSync(findProgram('initdb'), ['-D', folder, ...collation, ...access, '--no-sync'], {
    cwd: '/',
    stdio: ['ignore', output, output],
    ...account,
  });
  rmSync(passwordFile);
  if (status !== 0) throw new UserError(`PostgreSQL could not be set up; see ${log}.`);
}

/** Nothing in it has to outlive a power cut, so nothing waits for the disk. */
function settings(port) {
  return {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
}

const toArguments = values => Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
