import { Command } from 'commander';
import { buildCommand } from './commands/build.js';
import { checkCommand } from './commands/check.js';
import { diffCommand } from './commands/diff.js';
import { explainCommand } from './commands/explain.js';
import { generateCommand } from './commands/generate.js';
import { importCommand } from './commands/import.js';
import { promoteCommand } from './commands/promote.js';
import { pruneCommand } from './commands/prune.js';
import { rollbackCommand } from './commands/rollback.js';
import { runCommand } from './commands/run.js';
import { schemaCommand } from './commands/schema.js';
import { statisticsCommand } from './commands/statistics.js';
import { statusCommand } from './commands/status.js';
import { exitCodesHelp } from './failure/exit-codes.js';
import type { ProcessIo } from './process-io.js';
import { print } from './report/print.js';

const COMMANDS = [
  runCommand,
  buildCommand,
  checkCommand,
  promoteCommand,
  rollbackCommand,
  pruneCommand,
  statusCommand,
  diffCommand,
  explainCommand,
  generateCommand,
  importCommand,
  schemaCommand,
  statisticsCommand,
] as const;

const ENVIRONMENT = `
Environment:
  ELASTICSEARCH_URL       the Elasticsearch to load, several nodes separated by commas
  ELASTICSEARCH_PREFIX    what the names of its indices begin with (catalog)
  ELASTICSEARCH_API_KEY   its credentials, or ELASTICSEARCH_USERNAME and ELASTICSEARCH_PASSWORD
  ELASTICSEARCH_CA_FILE   PEM file of the authority that signed its certificates`;

export function createProgram(io: ProcessIo): Command {
  const { stdout, stderr } = io;
  const program = new Command('indexer')
    .description('Builds, checks and promotes generations of the catalog in Elasticsearch.')
    .exitOverride()
    .configureOutput({
      writeOut: text => print(stdout, text),
      writeErr: text => print(stderr, text),
    })
    .addHelpText('after', ENVIRONMENT)
    .addHelpText('after', exitCodesHelp());
  for (const command of COMMANDS) addCommand(program, command(io));
  return program;
}

/** Adds a command, which takes over the settings of its parent, as do its own subcommands. */
function addCommand(parent: Command, command: Command): void {
  if (!parent.commands.includes(command)) parent.addCommand(command);
  command.copyInheritedSettings(parent);
  for (const each of command.commands) addCommand(command, each);
}
