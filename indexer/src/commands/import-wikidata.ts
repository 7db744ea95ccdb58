import { Command } from 'commander';
import { interruptible } from '../failure/interruption.js';
import { importWikidata, type WikidataImport } from '../import/wikidata/import-wikidata.js';
import { renderSummary } from '../import/wikidata/report/render-summary.js';
import { createReport } from '../report/create-report.js';
import type { ProcessIo } from '../process-io.js';
import { forceOption, idsOption, importOutOption, jsonOption, mergeOption } from './options.js';

interface ImportWikidataOptions extends WikidataImport {
  readonly json?: boolean;
}

export function importWikidataCommand(io: ProcessIo): Command {
  return new Command('wikidata')
    .description('import board games from Wikidata; reads files only')
    .requiredOption(
      '--from <path>',
      'a JSON dump (.gz or plain), or a folder of entity pages, wbgetentities answers or results of our queries',
    )
    .addOption(importOutOption())
    .addOption(mergeOption())
    .addOption(idsOption())
    .addOption(forceOption())
    .option(
      '--allow-cut',
      'import what there is of a dump that ends in the middle of its compressed data',
      false,
    )
    .addOption(jsonOption())
    .action((options: ImportWikidataOptions) => {
      const report = createReport(options, io);
      return interruptible(async signal => {
        const summary = await importWikidata(options, report, signal);
        report.result({ out: options.out, ...summary }, renderSummary(options.out, summary));
      });
    });
}
