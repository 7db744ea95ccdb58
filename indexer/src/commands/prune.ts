import type { Command } from 'commander';
import { listBuilds } from '../generations/list-builds.js';
import { prunable } from '../generations/prunable.js';
import { withLock, type LockedContext } from '../lock/with-lock.js';
import { removeIndices } from '../steps/remove-indices.js';
import type { Surroundings } from '../surroundings.js';
import { elasticCommand, withElastic, type ElasticOptions } from './elastic-command.js';
import { dryRunOption, keepHoursOption } from './options.js';

interface PruneOptions extends ElasticOptions {
  readonly keepHours: number;
  readonly dryRun: boolean;
}

export function pruneCommand(surroundings: Surroundings): Command {
  return elasticCommand(
    'prune',
    'delete generations that nobody needs; never the current or the previous one',
  )
    .addOption(keepHoursOption())
    .addOption(dryRunOption('deleted'))
    .action((options: PruneOptions) =>
      // A dry run takes the lock too: what it calls unfinished would else be what another indexer is building.
      withElastic(surroundings, options, context =>
        withLock(context, 'prune', locked => prune(locked, options)),
      ),
    );
}

async function prune(context: LockedContext, { keepHours, dryRun }: PruneOptions): Promise<void> {
  const old = prunable(await listBuilds(context), keepHours, new Date());
  for (const { id, indices } of old) {
    context.signal.throwIfAborted();
    await context.confirmLock();
    if (!dryRun) await removeIndices(context, indices);
    context.report.tell('prune', `${dryRun ? 'would delete' : 'deleted'} generation ${id}`, {
      generation: id,
    });
  }
  const generations = old.map(({ id }) => id);
  const amount = `${old.length} ${old.length === 1 ? 'generation' : 'generations'}`;
  context.report.result(
    { generations, deleted: !dryRun },
    `${amount} ${dryRun ? 'would be deleted' : 'deleted'}`,
  );
}
