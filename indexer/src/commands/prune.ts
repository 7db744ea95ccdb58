import type { Command } from 'commander';
import { UsageFailure } from '../failure/indexer-failure.js';
import type { StoredGeneration, StoredGenerations } from '../generations/stored-generation.js';
import { listGenerations } from '../generations/list-generations.js';
import { NoGeneration } from '../generations/choose-generation.js';
import { prunable } from '../generations/prunable.js';
import { withLock, type LockedContext } from '../lock/with-lock.js';
import { pruneGenerations } from '../steps/prune-generations.js';
import type { ProcessIo } from '../process-io.js';
import { elasticCommand, withElastic, type ElasticOptions } from './elastic-command.js';
import { dryRunOption, keepHoursOption } from './options.js';

interface PruneOptions extends ElasticOptions {
  readonly keepHours: number;
  readonly dryRun: boolean;
}

export function pruneCommand(io: ProcessIo): Command {
  return elasticCommand(
    'prune',
    'delete generations that are no longer needed; never the current or the previous one. Works on a full disk, too',
  )
    .argument('[generation]', 'only this one, whatever its age; it must never have been current')
    .addOption(keepHoursOption())
    .addOption(dryRunOption('deleted'))
    .action((generation: string | undefined, options: PruneOptions) =>
      // A dry run takes the lock too: otherwise it would report a generation that another indexer is building as
      // unfinished.
      withElastic(io, options, context =>
        withLock(context, 'prune', locked => prune(locked, generation, options), { evenOnFullDisk: true }),
      ),
    );
}

async function prune(
  context: LockedContext,
  generation: string | undefined,
  { keepHours, dryRun }: PruneOptions,
): Promise<void> {
  const stored = await listGenerations(context);
  const old =
    generation === undefined ? prunable(stored, keepHours, new Date()) : [neverPromoted(stored, generation)];
  const generations = await pruneGenerations(context, old, { dryRun });
  const amount = `${old.length} ${old.length === 1 ? 'generation' : 'generations'}`;
  context.report.result(
    { generations, deleted: !dryRun },
    `${amount} ${dryRun ? 'would be deleted' : 'deleted'}`,
  );
}

function neverPromoted(stored: StoredGenerations, generation: string): StoredGeneration {
  const found = stored.withId(generation);
  if (found === undefined)
    throw new NoGeneration(
      `there is no generation ${generation}; "npm run indexer -- status" lists those there are`,
    );
  if (found.isCurrent || found.replacedAt !== undefined)
    throw new UsageFailure(
      `generation ${generation} ${found.isCurrent ? 'is' : 'was'} current, and clients may be reading it; ` +
        '"prune" without its name deletes it when it is old enough',
    );
  return found;
}
