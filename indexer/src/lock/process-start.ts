import { readFileSync } from 'node:fs';

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
