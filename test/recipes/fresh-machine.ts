import { execFile } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** It changes a root as its owner, with the tools of Debian. */
export const canMakeFreshMachines = process.platform === 'linux' && process.getuid?.() === 0;

/** Packages of Debian whose programs and libraries the project provides by itself, and theirs that nothing else needs. */
const PURGED =
  '^(redis|chromium|postgresql|docker-compose|haproxy|nginx|prometheus|libpulse|libpq5|libjemalloc2|liblua5|lua-)';

/**
 * `$1` is a folder, `$2` the account, `$3` what it runs in its copy of the project. The memory for files is another one, too:
 * there, runs of tests remove folders of processes that they do not see.
 */
const SCRIPT = String.raw`set -euo pipefail
exec 3>&1 1>&2
T=$1 R=$1/root
mount -t tmpfs -o size=100% tmpfs "$T"
mkdir "$T"/{up,work,root}
mount -t overlay overlay -o "lowerdir=/,upperdir=$T/up,workdir=$T/work" "$R"
mount --rbind /dev "$R/dev"; mount -t tmpfs tmpfs "$R/dev/shm"; mount -t proc proc "$R/proc"; mount -t tmpfs tmpfs "$R/tmp"; chmod 1777 "$R/tmp"
export DEBIAN_FRONTEND=noninteractive HOME=/root
chroot "$R" dpkg-query -W | cut -f1 | grep -E '${PURGED}' | xargs --no-run-if-empty chroot "$R" apt-get purge -y -q
chroot "$R" apt-get autoremove -y -q --purge
rm -rf "$R"/root/{.cache,.npm,.m2/repository} "$R/usr/lib/postgresql"
chroot "$R" id "$2" > /dev/null 2>&1 || chroot "$R" useradd --create-home --shell /bin/bash "$2"
HOME=$(chroot "$R" sh -c "echo ~$2")
mv "$PROJECT" "$R/srv/project"
chroot "$R" chown -R "$2" /srv/project
exec chroot --userspec="$2" "$R" bash -c "cd /srv/project && $3" >&3`;

/**
 * Runs a command of a shell in a copy of the project, on a root like that of this machine before the project was there:
 * without the programs, the libraries and the caches of packages that it brings along. Needs 6 GB of memory.
 * @param account is made where it does not exist
 * @returns what it printed. @throws with that when it fails
 */
export async function onFreshMachine(account: string, command: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fresh-machine-'));
  // With this script, all that it started ends.
  const own = ['--mount', '--propagation', 'private', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const args = [...own, 'bash', '-c', SCRIPT, 'fresh-machine', folder, account, command];
  const env = { ...environment(), PROJECT: await copyOfProject() };
  try {
    return (await execute('unshare', args, { env, maxBuffer: 50_000_000 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`failed as ${account}: ${stdout}${stderr}`, { cause: error });
  }
}

/** Without what npm, Jest and a run of tests have added. What every account can run comes first. */
function environment(): Record<string, string> {
  const others = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_OPTIONS|TEST_|JEST_|TMPDIR)/.test(name),
  );
  const path = ['/usr/local/bin', '/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/go/bin'];
  return { ...(Object.fromEntries(others) as Record<string, string>), PATH: path.join(':') };
}

/** Of the files of this working tree, as they are now. */
async function copyOfProject(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'project-')), 'project');
  const { stdout } = await execute('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of stdout.split('\0').filter(Boolean)) await cp(file, join(folder, file));
  return folder;
}
