import { Command } from 'commander';
import { CatalogSource } from '#libs/catalog-source';
import { createReport } from '../report/create-report.js';
import { countCatalog, type Tally } from '../statistics/count-catalog.js';
import { countShares } from '../statistics/count-shares.js';
import { renderShares } from '../statistics/render-shares.js';
import { renderStatistics } from '../statistics/render-statistics.js';
import type { ProcessIo } from '../process-io.js';
import { jsonOption, sourceOption } from './options.js';

interface StatisticsOptions {
  readonly source: string;
  readonly json?: boolean;
}

export function statisticsCommand(io: ProcessIo): Command {
  return new Command('statistics')
    .description(
      'tell what a source covers: languages, decades, players, mechanics, and how much of it is known; needs no Elasticsearch',
    )
    .addOption(sourceOption())
    .addOption(jsonOption())
    .action(async (options: StatisticsOptions) => {
      const source = await CatalogSource.open(options.source);
      const statistics = await countCatalog(source);
      const shares = await countShares(source);
      const plain = Object.entries({ ...statistics }).map(
        ([name, counts]) => [name, counts instanceof Map ? fromTally(counts) : counts] as const,
      );
      createReport(options, io).result(
        { ...Object.fromEntries(plain), shares },
        [renderStatistics(statistics), renderShares(shares)].join('\n\n'),
      );
    });
}

function fromTally(tally: Tally): Record<string, number> {
  return Object.fromEntries(tally);
}
