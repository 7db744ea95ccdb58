import type { Command } from 'commander';
import { UsageFailure } from '../failure/indexer-failure.js';
import type { Build, Builds } from '../generations/build.js';
import { listBuilds } from '../generations/list-builds.js';
import { NoGeneration } from '../generations/no-generation.js';
import { prunable } from '../generations/prunable.js';
import { withLock, type LockedContext } from '../lock/with-lock.js';
import { pruneBuilds } from '../steps/prune-builds.js';
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
    'delete generations that nobody needs; never the current or the previous one. Works on a full disk, too',
  )
    .argument('[generation]', 'only this one, whatever its age; it must never have been published')
    .addOption(keepHoursOption())
    .addOption(dryRunOption('deleted'))
    .action((generation: string | undefined, options: PruneOptions) =>
      // A dry run takes the lock too: what it calls unfinished would else be what another indexer is building.
      withElastic(surroundings, options, context =>
        withLock(context, 'prune', locked => prune(locked, generation, options), { evenOnFullDisk: true }),
      ),
    );
}

async function prune(
  context: LockedContext,
  generation: string | undefined,
  { keepHours, dryRun }: PruneOptions,
): Promise<void> {
  const builds = await listBuilds(context);
  const old =
    generation === undefined ? prunable(builds, keepHours, new Date()) : [neverPublished(builds, generation)];
  const generations = await pruneBuilds(context, old, { dryRun });
  const amount = `${old.length} ${old.length === 1 ? 'generation' : 'generations'}`;
  context.report.result(
    { generations, deleted: !dryRun },
    `${amount} ${dryRun ? 'would be deleted' : 'deleted'}`,
  );
}

function neverPublished(builds: Builds, generation: string): Build {
  const build = builds.withId(generation);
  if (build === undefined)
    throw new NoGeneration(
      `there is no generation ${generation}; "npm run indexer -- status" lists those there are`,
    );
  if (build.isCurrent || build.replacedAt !== undefined)
    throw new UsageFailure(
      `generation ${generation} ${build.isCurrent ? 'is' : 'was'} published, and clients may be reading it; ` +
        '"prune" without its name deletes it when it is old enough',
    );
  return build;
}
