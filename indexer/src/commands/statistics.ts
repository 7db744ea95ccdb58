import { Command } from 'commander';
import { CatalogSource } from '#libs/catalog-source';
import { createReport } from '../report/create-report.js';
import { countCatalog, type Tally } from '../statistics/count-catalog.js';
import { renderStatistics } from '../statistics/render-statistics.js';
import type { ProcessIo } from '../process-io.js';
import { jsonOption, sourceOption } from './options.js';

interface StatisticsOptions {
  readonly source: string;
  readonly json?: boolean;
}

export function statisticsCommand(io: ProcessIo): Command {
  return new Command('statistics')
    .description('tell what a source covers: languages, decades, players, mechanics; needs no Elasticsearch')
    .addOption(sourceOption())
    .addOption(jsonOption())
    .action(async (options: StatisticsOptions) => {
      const statistics = await countCatalog(await CatalogSource.open(options.source));
      const plain = Object.entries({ ...statistics }).map(
        ([name, counts]) => [name, counts instanceof Map ? fromTally(counts) : counts] as const,
      );
      createReport(options, io).result(Object.fromEntries(plain), renderStatistics(statistics));
    });
}

function fromTally(tally: Tally): Record<string, number> {
  return Object.fromEntries(tally);
}
