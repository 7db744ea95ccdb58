import { readFileSync } from 'node:fs';

/** @param name `VmRSS` now, `VmHWM` the most that the kernel saw. @returns 0 where there is no /proc, and when it ended */
export function residentMegabytes(pid, name) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}
