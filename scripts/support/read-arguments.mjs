import { UsageError } from './user-error.mjs';

/**
 * The words that a script was given, `atMost` that many. `--help` prints `usage` and ends the process.
 * @throws UsageError for any option, and for more words: a setting that has no effect must not be taken for one that has
 */
export function readArguments(usage, { atMost = 0 } = {}) {
  const given = process.argv.slice(2);
  if (given.includes('--help') || given.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  const unknown = given.find(word => word.startsWith('-')) ?? given[atMost];
  if (unknown !== undefined) throw new UsageError(`unknown argument "${unknown}"\n${usage}`);
  return given;
}
