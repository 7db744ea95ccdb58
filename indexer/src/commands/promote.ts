import type { Command } from 'commander';
import { chooseBuild } from '../generations/choose-build.js';
import { listBuilds } from '../generations/list-builds.js';
import { withLock, type LockedContext } from '../lock/with-lock.js';
import { checkBuild } from '../steps/check-build.js';
import { publishBuild } from '../steps/publish-build.js';
import { refuseShrink } from '../steps/refuse-shrink.js';
import type { Surroundings } from '../surroundings.js';
import { elasticCommand, withElastic, type ElasticOptions } from './elastic-command.js';
import { allowShrinkOption, dryRunOption } from './options.js';

interface PromoteOptions extends ElasticOptions {
  readonly allowShrink: boolean;
  readonly dryRun: boolean;
}

export function promoteCommand(surroundings: Surroundings): Command {
  return elasticCommand('promote', 'check a complete generation and publish it: all lists at once')
    .argument('[generation]', 'the newest complete one unless told')
    .addOption(allowShrinkOption())
    .addOption(dryRunOption('published'))
    .action((generation: string | undefined, options: PromoteOptions) =>
      withElastic(surroundings, options, context =>
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
  const builds = await listBuilds(context);
  const { current } = builds;
  const next = chooseBuild(builds, generation);
  const tellResult = (published: boolean, what: string): void => {
    const answer = { generation: next.id, replaced: published ? (current?.id ?? null) : null, published };
    context.report.result(answer, `generation ${next.id} ${what}`);
  };

  if (next.isCurrent) {
    tellResult(false, 'is published already');
    return;
  }
  await checkBuild(context, next);
  if (!options.allowShrink) refuseShrink(current?.meta?.counts, next.meta.counts);
  if (options.dryRun) {
    tellResult(false, 'would be published');
    return;
  }
  await publishBuild(context, current, next);
  tellResult(true, 'is published');
}
