import { UsageError } from './user-error.mjs';

/**
 * The words that a script was given, `atMost` that many besides `options`. `--help` prints `usage` and ends the process.
 * @throws UsageError for any other option, and for more words: a setting that has no effect must not be taken for one that has
 */
export function readArguments(usage, { atMost = 0, options = [] } = {}) {
  const given = process.argv.slice(2);
  if (given.includes('--help') || given.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  const words = given.filter(word => !options.includes(word));
  const unknown = words.find(word => word.startsWith('-')) ?? words[atMost];
  if (unknown !== undefined) throw new UsageError(`unknown argument "${unknown}"\n${usage}`);
  return given;
}
