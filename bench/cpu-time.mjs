import { readFileSync } from 'node:fs';

/** Ticks a second of the times in /proc, fixed at 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time, user and system, that a process has used until now. Linux only. */
export function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // proc(5): the name in parentheses may hold blanks; user and system time are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
