import { CommanderError } from 'commander';
import { loadConfig } from '#libs/config';
import { inRed } from '#libs/terminal';
import { startTracing, traceCommand } from '#libs/tracing';
import { describeFailure } from './describe-failure.js';
import { EXIT, type ExitCode } from './failure/exit-codes.js';
import { createProgram } from './program.js';
import type { ProcessIo } from './process-io.js';
import { print } from './report/print.js';

/**
 * Runs one command line to its end, and prints each failure once.
 * @param args without the program, such as `['run', '--source', 'my-catalog']`
 */
export async function runIndexer(args: readonly string[], io: ProcessIo): Promise<ExitCode> {
  try {
    await startTraces(io.environment);
    const program = createProgram(io);
    // Only a command that exists: another first word may be anything.
    const known = program.commands.find(command => command.name() === args[0])?.name() ?? 'usage';
    const run = () => program.parseAsync(args, { from: 'user' });
    await traceCommand(`indexer ${known}`, run, failure => String(describeFailure(failure).exitCode));
    return EXIT.done;
  } catch (failure) {
    if (failure instanceof CommanderError && failure.exitCode === 0) return EXIT.done;
    const { exitCode, error } = describeFailure(failure);
    if (args.includes('--json')) print(io.stdout, `${JSON.stringify({ error })}\n`);
    // Commander has already printed the usage error on standard error.
    else if (!(failure instanceof CommanderError)) {
      io.stderr.write(inRed('indexer: ', io.stderr));
      print(io.stderr, `${error.message}\n`);
    }
    return exitCode;
  }
}

/** Reads the configuration only for that: commands that need none, and `--help`, work whatever it is. */
async function startTraces(environment: ProcessIo['environment']): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_ENDPOINT_FILE: file } = environment;
  if (url || file) await startTracing('indexer', loadConfig(environment).traces);
}
