import { existsSync, readFileSync } from 'node:fs';

/** The end of a log, indented, for a message about a service that failed. */
export function logTail(file, lines = 25) {
  if (!existsSync(file)) return `  (no log at ${file})`;
  const all = readFileSync(file, 'utf8').trimEnd().split('\n');
  return [`  the last lines of ${file}:`, ...all.slice(-lines).map(line => `    ${line}`)].join('\n');
}
