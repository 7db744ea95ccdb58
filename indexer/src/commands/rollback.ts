import type { Command } from 'commander';
import { listGenerations } from '../generations/list-generations.js';
import { NoGeneration } from '../generations/choose-generation.js';
import { withLock, type LockedContext } from '../lock/with-lock.js';
import { promoteGeneration } from '../steps/promote-generation.js';
import type { ProcessIo } from '../process-io.js';
import { elasticCommand, withElastic, type ElasticOptions } from './elastic-command.js';
import { dryRunOption } from './options.js';

interface RollbackOptions extends ElasticOptions {
  readonly dryRun: boolean;
}

export function rollbackCommand(io: ProcessIo): Command {
  return elasticCommand(
    'rollback',
    'promote the generation that was current before; a second rollback undoes the first',
  )
    .addOption(dryRunOption('promoted'))
    .action((options: RollbackOptions) =>
      withElastic(io, options, context =>
        withLock(context, 'rollback', locked => rollback(locked, options.dryRun), { evenOnFullDisk: true }),
      ),
    );
}

/**
 * Returns to the last replaced generation, so a second rollback goes forward again. It was checked when it was
 * promoted.
 */
async function rollback(context: LockedContext, dryRun: boolean): Promise<void> {
  const { current, previous } = await listGenerations(context);
  if (previous === undefined) throw new NoGeneration('there is no earlier generation to go back to');
  if (!dryRun) await promoteGeneration(context, current, previous);
  const answer = {
    generation: previous.id,
    replaced: dryRun ? null : (current?.id ?? null),
    promoted: !dryRun,
  };
  context.report.result(answer, `generation ${previous.id} ${dryRun ? 'would be' : 'is'} current again`);
}
