import type { Command } from 'commander';
import { RESOURCES, type Resource } from '#libs/catalog';
import { compareResource, type Difference } from '../diff/compare-resource.js';
import { renderDifferences } from '../diff/render-differences.js';
import { listGenerations } from '../generations/list-generations.js';
import { NoGeneration } from '../generations/choose-generation.js';
import { openSource } from '../steps/open-source.js';
import type { ProcessIo } from '../process-io.js';
import { elasticCommand, withElastic, type ElasticOptions } from './elastic-command.js';
import { maxRejectsOption, sourceOption } from './options.js';

interface DiffOptions extends ElasticOptions {
  readonly source: string;
  readonly maxRejects: number;
}

export function diffCommand(io: ProcessIo): Command {
  return elasticCommand('diff', 'tell what a run with a source would change, list by list')
    .addOption(sourceOption())
    .addOption(maxRejectsOption())
    .action((options: DiffOptions) =>
      withElastic(io, options, async context => {
        const { current } = await listGenerations(context);
        if (current === undefined)
          throw new NoGeneration('there is no current generation, so everything would be new');
        const { catalog } = await openSource(options.source, options.maxRejects, context);
        const differences = {} as Record<Resource, Difference>;
        for (const resource of RESOURCES)
          differences[resource] = await compareResource(context, catalog, current.id, resource);
        context.report.result(
          { generation: current.id, differences },
          renderDifferences(current.id, differences),
        );
      }),
    );
}
