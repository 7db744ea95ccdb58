import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, servicesFolder } from '../support/paths.mjs';
import { UserError } from '../support/user-error.mjs';

/**
 * Elasticsearch and PostgreSQL refuse to run as root. Root runs them under the account that every system has for
 * this; other users run them under their own account.
 * @returns `{ uid, gid }` to spawn with, or `{}` when not root
 */
export function plainAccount() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map(option =>
    Number(spawnSync('id', [option, 'nobody'], { encoding: 'utf8' }).stdout),
  );
  if (!uid || !gid)
    throw new UserError(
      'Elasticsearch and PostgreSQL refuse to run as root, and this system has no account "nobody" to run them as.',
    );
  return { uid, gid };
}

/** Whether the account can enter the folder: a home such as /root is closed to others. */
export function canEnter(account, folder) {
  return (
    account.uid === undefined ||
    spawnSync('ls', [folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
  );
}

/** A folder the account can enter: that of the services, or one that stays when the machine is started again. */
export function accountFolder(account) {
  mkdirSync(servicesFolder, { recursive: true });
  if (canEnter(account, servicesFolder)) return servicesFolder;
  const mark = createHash('sha256').update(projectRoot).digest('hex').slice(0, 12);
  const folder = join('/var/tmp', `board-game-catalog-services-${mark}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return folder;
}
