import { existsSync, readFileSync } from 'node:fs';
import { inProject, projectNode } from '../support/paths.mjs';
import { run } from '../support/run.mjs';
import { say } from '../support/say.mjs';
import { UserError } from '../support/user-error.mjs';
import { withLock } from '../support/with-lock.mjs';

/**
 * Installs the locked dependencies when they are missing or are not the locked ones. Of their install scripts only those
 * run that `allowScripts` in package.json permits, which npm itself respects from version 11 on: some report to others
 * where they are installed.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await withLock('install', async () => {
    if (isInstalled()) return;
    say('installing dependencies (npm ci), once; this takes about a minute');
    if (!hasPackages()) await npm('ci', '--ignore-scripts');
    await npm('rebuild', ...permittedScripts());
    if (!isInstalled())
      throw new UserError('npm ci ended well, yet packages are missing. Remove node_modules and try again.');
  });
}

async function npm(command, ...args) {
  // The machine's environment, not the project's: the project's Node is about to be replaced.
  const code = await run('npm', [command, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    output: 'stderr',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (code !== 0) throw new UserError(`npm ${command} failed; see above.`);
}

function permittedScripts() {
  const { allowScripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  return Object.keys(allowScripts).filter(name => allowScripts[name]);
}

function isInstalled() {
  return existsSync(projectNode) && hasPackages();
}

/**
 * npm records what it installed in `node_modules/.package-lock.json`, as its last step. Comparing that
 * with the lock file tells what times of files cannot: whether a branch was switched, an installation was
 * broken off, or development packages were left out.
 */
function hasPackages() {
  const wanted = readPackages(inProject('package-lock.json'));
  const present = readPackages(inProject('node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, link }]) =>
      path === '' || optional || devOptional || link || present[path]?.version === version,
  );
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}
