import type { Command } from 'commander';
import { chooseBuild } from '../generations/choose-build.js';
import { listBuilds } from '../generations/list-builds.js';
import { checkBuild } from '../steps/check-build.js';
import type { Surroundings } from '../surroundings.js';
import { elasticCommand, withElastic, type ElasticOptions } from './elastic-command.js';

export function checkCommand(surroundings: Surroundings): Command {
  return elasticCommand(
    'check',
    'check a generation: counts, samples, references, titles, vocabulary and golden queries',
  )
    .argument('[generation]', 'the newest complete one unless told')
    .action((generation: string | undefined, options: ElasticOptions) =>
      withElastic(surroundings, options, async context => {
        const build = chooseBuild(await listBuilds(context), generation);
        await checkBuild(context, build);
        context.report.result({ generation: build.id, good: true }, `generation ${build.id} is good`);
      }),
    );
}
