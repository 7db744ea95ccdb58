import type { Command } from 'commander';
import { listBuilds } from '../generations/list-builds.js';
import { NoGeneration } from '../generations/no-generation.js';
import { withLock, type LockedContext } from '../lock/with-lock.js';
import { publishBuild } from '../steps/publish-build.js';
import type { Surroundings } from '../surroundings.js';
import { elasticCommand, withElastic, type ElasticOptions } from './elastic-command.js';
import { dryRunOption } from './options.js';

interface RollbackOptions extends ElasticOptions {
  readonly dryRun: boolean;
}

export function rollbackCommand(surroundings: Surroundings): Command {
  return elasticCommand(
    'rollback',
    'publish the generation that was current before; a second rollback undoes the first',
  )
    .addOption(dryRunOption('published'))
    .action((options: RollbackOptions) =>
      withElastic(surroundings, options, context =>
        withLock(context, 'rollback', locked => rollback(locked, options.dryRun), { evenOnFullDisk: true }),
      ),
    );
}

/** What stopped being current last comes back, so going back twice is going forward again. It was checked when it was published. */
async function rollback(context: LockedContext, dryRun: boolean): Promise<void> {
  const { current, previous } = await listBuilds(context);
  if (previous === undefined) throw new NoGeneration('there is no earlier generation to go back to');
  if (!dryRun) await publishBuild(context, current, previous);
  const answer = {
    generation: previous.id,
    replaced: dryRun ? null : (current?.id ?? null),
    published: !dryRun,
  };
  context.report.result(answer, `generation ${previous.id} ${dryRun ? 'would be' : 'is'} published again`);
}
