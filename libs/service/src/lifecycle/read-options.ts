import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

const HELP = { help: { type: 'boolean', short: 'h' } } as const;
/** The exit code of a command line that is wrong, as of `keys` and `indexer`. */
const BAD_INPUT = 2;

/**
 * The options on the command line of a process. `--help` prints `usage` and ends the process with 0; whatever is not
 * one of `options` ends it with 2, so that a setting that has no effect is not taken for one that has.
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
): ReturnType<typeof parseArgs<{ options: Options }>>['values'] {
  try {
    const { values } = parseArgs({ options: { ...options, ...HELP } });
    if (!('help' in values)) return values;
    console.log(usage);
    process.exit(0);
  } catch (error) {
    // Node's first sentence says what is wrong; the next one, how to pass it as a positional argument.
    console.error(`${(error as Error).message.split('. ')[0]}\n\n${usage}`);
    process.exit(BAD_INPUT);
  }
}
