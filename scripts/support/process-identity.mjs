import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * When a process began, as a text that distinguishes it from every other process that ever had the same id;
 * `undefined` when it is gone. Ids are recycled, so an id alone must never be trusted with a signal.
 */
export function identityOf(pid) {
  return existsSync('/proc/self/stat') ? identityFromProc(pid) : identityFromPs(pid);
}

export function isAlive({ pid, identity }) {
  return pid !== undefined && identity !== undefined && identityOf(pid) === identity;
}

function identityFromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // proc(5): the name in parentheses may hold blanks; after it come the state (field 3) and the start (22).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended; in a container without an init process it is never removed.
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`;
  } catch {
    return undefined;
  }
}

function identityFromPs(pid) {
  const { status, stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  const [state = 'Z', ...start] = (stdout ?? '').trim().split(/\s+/);
  return status === 0 && !state.startsWith('Z') ? start.join(' ') : undefined;
}
