import { Command } from 'commander';
import type { ProcessIo } from '../process-io.js';
import { importCsvCommand } from './import-csv.js';
import { importWikidataCommand } from './import-wikidata.js';

export function importCommand(io: ProcessIo): Command {
  const command = new Command('import').description(
    'make a source from open data or from a table; see docs/importing.md',
  );
  for (const each of [importWikidataCommand, importCsvCommand]) command.addCommand(each(io));
  return command;
}
