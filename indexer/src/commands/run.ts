import { isDeepStrictEqual } from 'node:util';
import { type Command, Option } from 'commander';
import { listGenerations } from '../generations/list-generations.js';
import { prunable } from '../generations/prunable.js';
import { withLock, type LockedContext } from '../lock/with-lock.js';
import { checkGeneration } from '../steps/check-generation.js';
import { openSource } from '../steps/open-source.js';
import { pruneGenerations } from '../steps/prune-generations.js';
import { promoteGeneration } from '../steps/promote-generation.js';
import { refuseShrink } from '../steps/refuse-shrink.js';
import { withRunMetrics } from '../report/with-run-metrics.js';
import { reportNotPromoted } from '../steps/report-left-behind.js';
import type { ProcessIo } from '../process-io.js';
import { build } from './build.js';
import { elasticCommand, withElastic, type ElasticOptions } from './elastic-command.js';
import {
  allowShrinkOption,
  keepHoursOption,
  maxRejectsOption,
  replicasOption,
  sourceOption,
} from './options.js';

interface RunOptions extends ElasticOptions {
  readonly source: string;
  readonly maxRejects: number;
  readonly allowShrink: boolean;
  readonly replicas: number;
  readonly keepHours: number;
  readonly force: boolean;
  readonly ifEmpty: boolean;
  readonly prune: boolean;
  readonly metricsFile?: string;
}

export function runCommand(io: ProcessIo): Command {
  return elasticCommand('run', 'build, check and promote with one command, for example on a schedule')
    .addOption(sourceOption())
    .addOption(maxRejectsOption())
    .addOption(allowShrinkOption())
    .addOption(replicasOption())
    .addOption(keepHoursOption())
    .option('--force', 'build even if the current generation holds the same catalog', false)
    .addOption(ifEmptyOption())
    .option('--prune', 'afterwards delete what "prune" would delete, even when nothing was built', false)
    .option(
      '--metrics-file <path>',
      'at the end write how it ended, for the textfile collector of Prometheus',
    )
    .action((options: RunOptions) =>
      withRunMetrics(options.metricsFile, () =>
        withElastic(io, options, context => withLock(context, 'run', locked => run(locked, options))),
      ),
    );
}

const ifEmptyOption = (): Option =>
  new Option('--if-empty', 'build nothing if a generation is current, whatever it contains')
    .default(false)
    .conflicts('force');

async function run(context: LockedContext, options: RunOptions): Promise<void> {
  const beganAt = Date.now();
  const finish = async (outcome: { generation: string; promoted: boolean }, text: string): Promise<void> => {
    const pruned = await cleanUp(context, options);
    const seconds = (Date.now() - beganAt) / 1_000;
    context.report.result({ ...outcome, pruned, seconds }, text);
  };

  const { current } = await listGenerations(context);
  if (options.ifEmpty && current !== undefined) {
    await finish({ generation: current.id, promoted: false }, `kept: generation ${current.id} is current`);
    return;
  }
  const source = await openSource(options.source, options.maxRejects, context);
  const { digest, rejectedLines } = source;
  const { counts } = source.catalog;
  const contents = { digest, counts, rejectedLines };

  const isSame =
    current?.meta?.digest === digest && isDeepStrictEqual(current.meta.goldenQueries, source.goldenQueries);
  if (isSame && !options.force) {
    await finish(
      { generation: current.id, ...contents, promoted: false },
      `unchanged: generation ${current.id} holds this catalog already`,
    );
    return;
  }
  // The counts are known before anything is loaded, so it can be refused now.
  if (!options.allowShrink) refuseShrink(current?.meta?.counts, counts);

  const built = await build(context, source, options.replicas);
  try {
    await checkGeneration(context, built);
    await promoteGeneration(context, current, built);
  } catch (failure) {
    reportNotPromoted(context, built.id);
    throw failure;
  }
  context.report.tell('promoted', `promoted generation ${built.id}`, { generation: built.id });
  await finish({ generation: built.id, ...contents, promoted: true }, `generation ${built.id} is current`);
}

/**
 * Deletes old generations with `--prune`; otherwise reports which could be deleted.
 * @returns the ids of those it deleted
 */
async function cleanUp(context: LockedContext, { keepHours, prune }: RunOptions): Promise<string[]> {
  const old = prunable(await listGenerations(context), keepHours, new Date());
  if (prune) return pruneGenerations(context, old, { dryRun: false });
  const generations = old.map(({ id }) => id);
  if (generations.length > 0)
    context.report.tell('prunable', `"prune" would delete ${generations.join(', ')}`, { generations });
  return [];
}
