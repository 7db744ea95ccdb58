import { Command } from 'commander';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RESOURCES } from '#libs/catalog';
import { SOURCE_SCHEMAS } from '#libs/catalog-source';
import { createReport } from '../report/create-report.js';
import type { ProcessIo } from '../process-io.js';
import { jsonOption } from './options.js';

interface SchemaOptions {
  readonly out: string;
  readonly json?: boolean;
}

export function schemaCommand(io: ProcessIo): Command {
  return new Command('schema')
    .description('write the JSON Schemas of the source files')
    .requiredOption('--out <folder>', 'where to; files of the same names are replaced')
    .addOption(jsonOption())
    .action(async (options: SchemaOptions) => {
      await mkdir(options.out, { recursive: true });
      const files = RESOURCES.map(resource => join(options.out, `${resource}.schema.json`));
      for (const [index, resource] of RESOURCES.entries())
        await writeFile(files[index] ?? '', `${JSON.stringify(SOURCE_SCHEMAS[resource], undefined, 2)}\n`);
      createReport(options, io).result({ files }, files.join('\n'));
    });
}
