import { spawnSync } from 'node:child_process';
import { UserError } from '../support/say.mjs';

/**
 * Elasticsearch refuses to run as root. Root lends it the account every system has for this;
 * anybody else runs it as themselves.
 * @returns `{ uid, gid }` to spawn with, or `{}` when not root
 */
export function plainAccount() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map(option =>
    Number(spawnSync('id', [option, 'nobody'], { encoding: 'utf8' }).stdout),
  );
  if (!uid || !gid)
    throw new UserError('Elasticsearch cannot run as root, and there is no account "nobody" to lend it.');
  return { uid, gid };
}

/** Whether the account can enter the folder: a home such as /root is closed to others. */
export function canEnter(account, folder) {
  return (
    account.uid === undefined ||
    spawnSync('ls', [folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
  );
}
