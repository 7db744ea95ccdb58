import { randomUUID } from 'node:crypto';
import { readlinkSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who holds the lock: the content of its one document. */
export interface Holder {
  /** Differs for every acquisition, so that a holder recognizes itself. */
  readonly token: string;
  readonly command: string;
  readonly host: string;
  readonly pid: number;
  /** Process ids mean nothing outside their namespace: two containers may share a host name. */
  readonly pidNamespace: string;
  readonly processStart: string | undefined;
  /** RFC 3339. */
  readonly since: string;
  /** RFC 3339; renewed while the holder lives. */
  readonly heartbeat: string;
}

export const STALE_AFTER_MS = 60_000;

export function thisProcess(command: string, now: Date): Holder {
  return {
    token: randomUUID(),
    command,
    host: hostname(),
    pid: process.pid,
    pidNamespace: pidNamespace(),
    processStart: processStart(process.pid),
    since: now.toISOString(),
    heartbeat: now.toISOString(),
  };
}

/**
 * Whether the holder is dead: no heartbeat for a minute (by the clock of this machine), or a process of
 * this machine that no longer runs, so that there is no wait after a `kill -9`.
 */
export function isDead(holder: Holder, now: Date): boolean {
  if (now.getTime() - Date.parse(holder.heartbeat) > STALE_AFTER_MS) return true;
  const isOurs = holder.host === hostname() && holder.pidNamespace === pidNamespace();
  return isOurs && processStart(holder.pid) !== holder.processStart;
}

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** In place of the start of a running process, on systems that do not tell it. */
const UNKNOWN = 'unknown';
const ENDED_STATES = ['Z', 'X'];
/** Counted after the name of the program, which is in parentheses and may contain any character. */
const STATE = 0;
const START_TIME = 19;

/**
 * When a process of this machine began, in ticks since the machine started: with its id that names one process, as
 * ids are used again. `undefined` when it does not run, or has ended and only waits for its parent to notice.
 * @see proc_pid_stat(5)
 */
export function processStart(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, under another account.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ENDED_STATES.includes(fields[STATE] ?? '') ? undefined : (fields[START_TIME] ?? UNKNOWN);
  } catch {
    return UNKNOWN;
  }
}
