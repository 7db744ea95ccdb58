import type { Command } from 'commander';
import { listGenerations } from '../generations/list-generations.js';
import { describeGenerations } from '../status/describe-generations.js';
import { measureSizes } from '../status/measure-sizes.js';
import { renderStatus } from '../status/render-status.js';
import type { ProcessIo } from '../process-io.js';
import { elasticCommand, withElastic, type ElasticOptions } from './elastic-command.js';

export function statusCommand(io: ProcessIo): Command {
  return elasticCommand('status', 'list the generations: state, age, counts, size').action(
    (options: ElasticOptions) =>
      withElastic(io, options, async context => {
        const stored = await listGenerations(context);
        const generations = describeGenerations(stored, await measureSizes(context));
        const current = stored.current?.id ?? null;
        context.report.result({ current, generations }, renderStatus(generations, io.stdout.columns));
      }),
  );
}
