import type { Command } from 'commander';
import { chooseGeneration } from '../generations/choose-generation.js';
import { listGenerations } from '../generations/list-generations.js';
import { withLock, type LockedContext } from '../lock/with-lock.js';
import { checkGeneration } from '../steps/check-generation.js';
import { promoteGeneration } from '../steps/promote-generation.js';
import { refuseShrink } from '../steps/refuse-shrink.js';
import type { ProcessIo } from '../process-io.js';
import { elasticCommand, withElastic, type ElasticOptions } from './elastic-command.js';
import { allowShrinkOption, dryRunOption } from './options.js';

interface PromoteOptions extends ElasticOptions {
  readonly allowShrink: boolean;
  readonly dryRun: boolean;
}

export function promoteCommand(io: ProcessIo): Command {
  return elasticCommand('promote', 'check a complete generation and make it current: all lists at once')
    .argument('[generation]', 'its id; without it, the newest complete one')
    .addOption(allowShrinkOption())
    .addOption(dryRunOption('promoted'))
    .action((generation: string | undefined, options: PromoteOptions) =>
      withElastic(io, options, context =>
        withLock(context, 'promote', locked => promote(locked, generation, options), {
          evenOnFullDisk: true,
        }),
      ),
    );
}

async function promote(
  context: LockedContext,
  generation: string | undefined,
  options: PromoteOptions,
): Promise<void> {
  const stored = await listGenerations(context);
  const { current } = stored;
  const next = chooseGeneration(stored, generation);
  const tellResult = (promoted: boolean, what: string): void => {
    const answer = { generation: next.id, replaced: promoted ? (current?.id ?? null) : null, promoted };
    context.report.result(answer, `generation ${next.id} ${what}`);
  };

  if (next.isCurrent) {
    tellResult(false, 'is current already');
    return;
  }
  await checkGeneration(context, next);
  if (!options.allowShrink) refuseShrink(current?.meta?.counts, next.meta.counts);
  if (options.dryRun) {
    tellResult(false, 'would be current');
    return;
  }
  await promoteGeneration(context, current, next);
  tellResult(true, 'is current');
}
