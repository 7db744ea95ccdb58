import { Command } from 'commander';
import { interruptible } from '../failure/interruption.js';
import { importCsv, type CsvImport } from '../import/csv/import-csv.js';
import { renderRows } from '../import/csv/summarize-rows.js';
import { createReport } from '../report/create-report.js';
import type { ProcessIo } from '../process-io.js';
import {
  forceOption,
  idsOption,
  importOutOption,
  jsonOption,
  maxRejectsOption,
  mergeOption,
} from './options.js';

interface ImportCsvOptions extends CsvImport {
  readonly json?: boolean;
}

export function importCsvCommand(io: ProcessIo): Command {
  return new Command('csv')
    .description('import a table of games, such as the list of a club or a shop')
    .requiredOption('--from <file>', 'a CSV file with a heading; delimited by commas, semicolons or tabs')
    .requiredOption('--mapping <file>', 'JSON file that says which column is which field')
    .addOption(importOutOption())
    .addOption(mergeOption())
    .addOption(idsOption())
    .addOption(forceOption())
    .addOption(maxRejectsOption())
    .addOption(jsonOption())
    .action((options: ImportCsvOptions) => {
      const report = createReport(options, io);
      return interruptible(async signal => {
        const summary = await importCsv(options, report, signal);
        report.result({ out: options.out, ...summary }, renderRows(options.out, summary));
      });
    });
}
