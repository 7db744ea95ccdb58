import type { Command } from 'commander';
import { chooseGeneration } from '../generations/choose-generation.js';
import { listGenerations } from '../generations/list-generations.js';
import { checkGeneration } from '../steps/check-generation.js';
import type { ProcessIo } from '../process-io.js';
import { elasticCommand, withElastic, type ElasticOptions } from './elastic-command.js';

export function checkCommand(io: ProcessIo): Command {
  return elasticCommand(
    'check',
    'check a generation: counts, samples, references, titles, vocabulary and golden queries',
  )
    .argument('[generation]', 'its id; without it, the newest complete one')
    .action((generation: string | undefined, options: ElasticOptions) =>
      withElastic(io, options, async context => {
        const chosen = chooseGeneration(await listGenerations(context), generation);
        await checkGeneration(context, chosen);
        context.report.result({ generation: chosen.id, good: true }, `generation ${chosen.id} is good`);
      }),
    );
}
