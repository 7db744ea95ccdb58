import type { Command } from 'commander';
import { listBuilds } from '../generations/list-builds.js';
import { describeBuilds } from '../status/describe-builds.js';
import { measureSizes } from '../status/measure-sizes.js';
import { renderStatus } from '../status/render-status.js';
import type { Surroundings } from '../surroundings.js';
import { elasticCommand, withElastic, type ElasticOptions } from './elastic-command.js';

export function statusCommand(surroundings: Surroundings): Command {
  return elasticCommand('status', 'list the generations: state, age, counts, size').action(
    (options: ElasticOptions) =>
      withElastic(surroundings, options, async context => {
        const builds = await listBuilds(context);
        const generations = describeBuilds(builds, await measureSizes(context));
        const published = builds.current?.id ?? null;
        context.report.result(
          { published, generations },
          renderStatus(generations, surroundings.stdout.columns),
        );
      }),
  );
}
