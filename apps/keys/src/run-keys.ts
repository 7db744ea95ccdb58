import { Command, CommanderError } from 'commander';
import {
  DatabaseUnavailable,
  InvalidEmail,
  InvalidExpiry,
  InvalidName,
  InvalidOverlap,
  InvalidPlan,
  InvalidRestrictions,
  NewerDatabase,
  PublicationRefused,
  RegistryError,
  UnknownPlan,
} from '#libs/accounts';
import { StoreUnavailable } from '#libs/admission';
import { ConfigError, loadConfig } from '#libs/config';
import { type Output, printResult, printError, type Run } from './command-result.js';
import { accountsCommand } from './commands/accounts.js';
import { createCommand } from './commands/create.js';
import { listCommand } from './commands/list.js';
import { planCommand } from './commands/plan.js';
import { plansCommand } from './commands/plans.js';
import { publishCommand } from './commands/publish.js';
import { restrictCommand } from './commands/restrict.js';
import { revokeCommand } from './commands/revoke.js';
import { rotateCommand } from './commands/rotate.js';
import { showCommand } from './commands/show.js';
import { usageCommand } from './commands/usage.js';
import { EXIT_CODES_HELP, ExitCode } from './exit-code.js';
import { DataFolderUnusable, withKeys } from './compose-keys.js';

/** The `keys` command. @returns its exit code; all its text was written to `output` */
export async function runKeys(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  output: Output,
): Promise<ExitCode> {
  const asJson = args.includes('--json');
  let exitCode: ExitCode = ExitCode.ok;
  const run: Run = async work => {
    const result = await withKeys(loadConfig(environment), work);
    exitCode = printResult(result, output, asJson);
  };
  try {
    await keysProgram(run, output).parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    return reportError(error, output, asJson);
  }
}

function keysProgram(run: Run, output: Output): Command {
  const program = new Command('keys')
    .description('Creates and manages API keys. Works whether or not the API is running.')
    .option('--json', 'print exactly one JSON object')
    .configureHelp({ showGlobalOptions: true })
    // Errors are printed by reportError(), in the requested format.
    .configureOutput({ writeOut: output.out, writeErr: () => {} })
    .exitOverride()
    .addHelpText('after', EXIT_CODES_HELP);
  for (const command of [
    createCommand,
    listCommand,
    showCommand,
    restrictCommand,
    rotateCommand,
    revokeCommand,
    usageCommand,
    planCommand,
    plansCommand,
    accountsCommand,
    publishCommand,
  ]) {
    program.addCommand(withSettingsOf(program, command(run)));
  }
  return program;
}

/** Copies the settings to a command and to all its subcommands. */
function withSettingsOf(program: Command, command: Command): Command {
  for (const own of command.commands) withSettingsOf(program, own);
  return command.copyInheritedSettings(program);
}

function reportError(error: unknown, output: Output, asJson: boolean): ExitCode {
  if (error instanceof CommanderError) {
    // Commander also throws after it has printed help.
    if (error.exitCode === 0) return ExitCode.ok;
    const message =
      error.code === 'commander.help'
        ? 'a command is missing; see keys --help'
        : error.message.replace(/^error: /, '');
    printError({ code: 'usage', message }, output, asJson);
    return ExitCode.badInput;
  }
  printError({ code: codeOf(error), message: messageOf(error) }, output, asJson);
  if (error instanceof PublicationRefused) return ExitCode.refused;
  return isBadInput(error) ? ExitCode.badInput : ExitCode.failure;
}

function codeOf(error: unknown): string {
  if (
    [RegistryError, StoreUnavailable, DatabaseUnavailable, NewerDatabase, DataFolderUnusable].some(
      kind => error instanceof kind,
    )
  )
    return (error as { code: string }).code;
  return error instanceof ConfigError ? 'invalid_configuration' : 'unexpected';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isBadInput(error: unknown): boolean {
  const kinds = [
    ...[InvalidEmail, InvalidExpiry, InvalidName, InvalidOverlap],
    ...[InvalidPlan, InvalidRestrictions, UnknownPlan],
  ];
  return kinds.some(kind => error instanceof kind);
}
