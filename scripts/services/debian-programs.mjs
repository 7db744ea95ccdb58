import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { findCommand } from '../support/find-command.mjs';
import { run } from '../support/run.mjs';
import { say } from '../support/say.mjs';
import { UserError } from '../support/user-error.mjs';
import { withLock } from '../support/with-lock.mjs';
import { accountFolder, plainAccount } from './plain-account.mjs';

const POSTGRES = 'usr/lib/postgresql/*/bin';
/** What tests run: Debian's packages, the folder in them and its programs, and what Homebrew calls them. */
const PACKAGES = [
  ['redis-server', 'usr/bin', ['redis-server'], 'redis'],
  ['redis-tools', 'usr/bin', ['redis-cli'], 'redis'],
  ['postgresql', POSTGRES, ['postgres', 'initdb'], 'postgresql@15'],
  ['postgresql-client', POSTGRES, ['psql', 'pg_dump', 'pg_restore'], 'postgresql@15'],
  ['chromium', 'usr/lib/chromium', ['chromium'], '--cask chromium'],
  ['docker-compose', 'usr/bin', ['docker-compose'], 'docker-compose'],
  ['haproxy', 'usr/sbin', ['haproxy'], 'haproxy'],
  ['nginx', 'usr/sbin', ['nginx'], 'nginx'],
  ['prometheus', 'usr/bin', ['promtool'], 'prometheus'],
];
/** By the name of a program: `{ package, path, homebrew }`. */
const PROGRAMS = Object.fromEntries(
  PACKAGES.flatMap(([name, parent, programs, homebrew]) =>
    programs.map(program => [program, { package: name, path: `${parent}/${program}`, homebrew }]),
  ),
);

/** Where the account that runs PostgreSQL can enter. */
const folder = () => join(accountFolder(plainAccount()), 'debian');
const unpacked = () => join(folder(), 'root');
const commands = () => join(folder(), 'bin');

/** The machine's own; Debian keeps those of PostgreSQL off the PATH. */
const installed = name => findCommand(name) ?? newest('/', PROGRAMS[name].path);

/**
 * Where a program is: the machine's own, else the one that was unpacked.
 * @returns its path, or `undefined` if it has to be provided first
 */
export function findProgram(name) {
  const provided = join(commands(), name);
  return installed(name) ?? (existsSync(provided) ? provided : undefined);
}

/**
 * Provides the programs that this machine lacks, without changing the machine: Debian's packages, with all that they
 * need, are unpacked below `.services`. Needs no root, and asks nothing. Commands started afterwards find them.
 */
export async function providePrograms(names = Object.keys(PROGRAMS), { signal } = {}) {
  if (missing(names).length > 0)
    await withLock('debian', () => unpackMissing(missing(names), signal), { signal });
  if (existsSync(commands()) && !process.env.PATH.split(delimiter).includes(commands()))
    process.env.PATH += `${delimiter}${commands()}`;
}

const missing = names => names.filter(name => !findProgram(name));

async function unpackMissing(names, signal) {
  if (names.length === 0) return;
  if (!findCommand('apt-get')) throw new UserError(howToInstall(names));
  const packages = [...new Set(names.map(name => PROGRAMS[name].package))];
  say(`fetching ${packages.join(', ')} from Debian into .services, once`);
  const staged = join(folder(), 'staged');
  rmSync(staged, { recursive: true, force: true });
  await download(packages, staged, signal);
  const archives = readdirSync(join(staged, 'archives')).filter(name => name.endsWith('.deb'));
  for (const archive of archives)
    await tool('dpkg-deb', ['--extract', join(staged, 'archives', archive), unpacked()], signal);
  rmSync(staged, { recursive: true, force: true });
  for (const name of names) writeCommand(name);
}

/** What apt needs root for is its own state, so it gets another one. The machine's list of installed packages is read. */
async function download(packages, staged, signal) {
  const cache = join(staged, 'lists');
  for (const path of [`${cache}/partial`, `${staged}/archives/partial`]) mkdirSync(path, { recursive: true });
  const options = [
    `Dir::State::Lists=${cache}`,
    `Dir::Cache=${staged}`,
    `Dir::Cache::Archives=${staged}/archives`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=root',
    'Acquire::Retries=3',
  ].flatMap(option => ['-o', option]);
  await tool('apt-get', ['-qq', ...options, 'update'], signal);
  const choice = ['--yes', '--download-only', '--no-install-recommends', '--reinstall'];
  await tool('apt-get', ['-qq', ...options, 'install', ...choice, ...packages], signal);
}

/** A command that runs an unpacked program with the libraries that were unpacked with it. */
function writeCommand(name) {
  const path = newest(unpacked(), PROGRAMS[name].path);
  if (!path) throw new UserError(`Debian's package ${PROGRAMS[name].package} holds no ${name}.`);
  mkdirSync(commands(), { recursive: true });
  const command = join(commands(), name);
  writeFileSync(
    `${command}.new`,
    `#!/bin/sh
export LD_LIBRARY_PATH='${libraryFolders().join(':')}' PYTHONPATH='${unpacked()}/usr/lib/python3/dist-packages'
exec '${path}' "$@"
`,
  );
  chmodSync(`${command}.new`, 0o755);
  renameSync(`${command}.new`, command);
}

/** Every unpacked folder with libraries: some packages keep theirs below the usual one, as `pulseaudio/libpulsecommon` is. */
function libraryFolders() {
  const top = newest(unpacked(), 'usr/lib/*-linux-gnu');
  // Where the machine has all libraries already, packages of programs alone were unpacked.
  if (top === undefined) return [];
  const libraries = readdirSync(top, { recursive: true }).filter(name => /\.so(\.\d+)*$/.test(name));
  return [...new Set(libraries.map(dirname))].map(name => join(top, name));
}

/** The path below `root`, its `*` replaced by the name that exists and has the greatest number in it; or `undefined`. */
function newest(root, path) {
  const [before, after] = path.split('*');
  if (after === undefined) return existsSync(join(root, path)) ? join(root, path) : undefined;
  const parent = join(root, dirname(`${before}x`));
  if (!existsSync(parent)) return undefined;
  const end = after.split('/')[0];
  return readdirSync(parent)
    .filter(name => name.endsWith(end))
    .sort(new Intl.Collator('en', { numeric: true }).compare)
    .map(name => join(parent, name, after.slice(end.length)))
    .filter(existsSync)
    .at(-1);
}

function howToInstall(names) {
  const homebrew = [...new Set(names.map(name => PROGRAMS[name].homebrew))];
  return `Install first: ${names.join(', ')} (macOS: ${homebrew.map(name => `brew install ${name}`).join('; ')}).`;
}

async function tool(command, args, signal) {
  const code = await run(command, args, { output: 'stderr', signal });
  signal?.throwIfAborted();
  if (code !== 0) throw new UserError(`${command} failed with exit code ${code}; see above.`);
}
