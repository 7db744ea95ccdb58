import type { Command } from 'commander';
import { RESOURCES, generationId } from '#libs/catalog';
import type { CompleteGeneration } from '../generations/stored-generation.js';
import { indexNames } from '../generations/index-names.js';
import { withLock, type LockedContext } from '../lock/with-lock.js';
import { createIndices } from '../steps/create-indices.js';
import { discardGeneration } from '../steps/discard-generation.js';
import { loadEntries } from '../steps/load-entries.js';
import { refuseTakenNames } from '../steps/refuse-taken-names.js';
import { openSource, type OpenedSource } from '../steps/open-source.js';
import { finalizeGeneration } from '../steps/finalize-generation.js';
import type { ProcessIo } from '../process-io.js';
import { elasticCommand, withElastic, type ElasticOptions } from './elastic-command.js';
import { maxRejectsOption, replicasOption, sourceOption } from './options.js';

interface BuildOptions extends ElasticOptions {
  readonly source: string;
  readonly maxRejects: number;
  readonly replicas: number;
}

export function buildCommand(io: ProcessIo): Command {
  return elasticCommand(
    'build',
    'read, check and load a catalog as a new generation; it does not serve before "promote"',
  )
    .addOption(sourceOption())
    .addOption(maxRejectsOption())
    .addOption(replicasOption())
    .action((options: BuildOptions) =>
      withElastic(io, options, context =>
        withLock(context, 'build', async locked => {
          const beganAt = Date.now();
          const source = await openSource(options.source, options.maxRejects, locked);
          const { id, meta } = await build(locked, source, options.replicas);
          const { digest, counts } = meta;
          const seconds = (Date.now() - beganAt) / 1_000;
          locked.report.result(
            { generation: id, digest, counts, rejectedLines: source.rejectedLines, seconds },
            id,
          );
        }),
      ),
    );
}

/** Builds a generation from an open source. If it cannot be finished, it is removed again. */
export async function build(
  context: LockedContext,
  source: OpenedSource,
  replicas: number,
): Promise<CompleteGeneration> {
  await refuseTakenNames(context);
  const now = new Date();
  const id = generationId(now);
  const { digest } = source;
  const { counts } = source.catalog;
  const indices = [...RESOURCES, 'vocabulary'];
  const meta = { generation: id, digest, builtAt: now.toISOString(), counts, indices };
  try {
    await createIndices(context, { ...meta, complete: false }, replicas);
    const longestTitleWords = await loadEntries(context, source.catalog, id);
    const whole = { ...meta, longestTitleWords, goldenQueries: source.goldenQueries, complete: true };
    await finalizeGeneration(context, whole, replicas);
    return {
      id,
      indices: indexNames(context.prefix, id),
      places: [],
      meta: whole,
      missingFields: [],
      isCurrent: false,
      promotion: undefined,
      replacedAt: undefined,
    };
  } catch (failure) {
    await discardGeneration(context, id);
    throw failure;
  }
}
