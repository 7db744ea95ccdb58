import { addGauge, Registry, writeMetricsFile } from '#libs/metrics';
import { describeFailure } from '../describe-failure.js';
import { EXIT, type ExitCode } from '../failure/exit-codes.js';

/**
 * Runs a command, and then writes how and when it ended, which a process that is gone cannot be asked.
 * @param path of the file, for the textfile collector of Prometheus; `undefined` writes none
 * @throws what the command throws
 */
export async function withRunMetrics(path: string | undefined, command: () => Promise<void>): Promise<void> {
  const beganMs = Date.now();
  let exitCode: ExitCode = EXIT.done;
  try {
    await command();
  } catch (failure) {
    ({ exitCode } = describeFailure(failure));
    throw failure;
  } finally {
    if (path !== undefined)
      await writeMetricsFile(runMetrics({ beganMs, endedMs: Date.now(), exitCode }), path);
  }
}

interface EndedRun {
  readonly beganMs: number;
  readonly endedMs: number;
  readonly exitCode: ExitCode;
}

function runMetrics({ beganMs, endedMs, exitCode }: EndedRun): Registry {
  const registry = new Registry();
  const add = (name: string, help: string, value: number) =>
    addGauge(registry, { name: `catalog_indexer_run_${name}`, help }, () => value);
  add('end_timestamp_seconds', 'When the last run of the indexer ended.', endedMs / 1_000);
  add('duration_seconds', 'How long the last run of the indexer took.', (endedMs - beganMs) / 1_000);
  add('exit_code', 'The exit code of the last run of the indexer.', exitCode);
  return registry;
}
