import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { backUpAccounts } from '#libs/accounts';
import { loadConfig } from '#libs/config';
import { explainFailure } from '../explain-failure.js';
import { migrateDatabase } from './migrate-database.js';

const EXIT = { done: 0, failed: 1, usage: 2 } as const;
type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const EXIT_CODES_HELP = `
Exit codes:
  0  done, or nothing to do
  1  not done; the message says why
  2  the command line is not valid
`;

/** Where the command writes to. */
interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

interface MigrateOptions {
  readonly wait: number;
  readonly json: boolean;
}

/** The `accounts` command. @returns its exit code; all its text was written to `output` */
export async function runAccounts(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  output: Output,
): Promise<ExitCode> {
  try {
    await accountsProgram(environment, output).parseAsync(args, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    // Commander also throws after it has printed help.
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return EXIT.done;
      const message =
        error.code === 'commander.help'
          ? 'a command is missing; see accounts --help'
          : error.message.replace(/^error: /, '');
      output.err(`${message}\n`);
      return EXIT.usage;
    }
    output.err(`${explainFailure(error)}\n`);
    return EXIT.failed;
  }
}

function accountsProgram(
  environment: Readonly<Record<string, string | undefined>>,
  { out, err }: Output,
): Command {
  const program = new Command('accounts')
    .description('Takes care of the accounts database (DATABASE_URL).')
    .configureOutput({ writeOut: out, writeErr: () => {} })
    .exitOverride()
    .addHelpText('after', EXIT_CODES_HELP);
  program
    .command('migrate')
    .description(
      'bring its tables up to date, before dashboards of a new version start; any number of processes may',
    )
    .option(
      '--wait <seconds>',
      'how long to wait while the database does not answer or another process migrates it',
      readSeconds,
      60,
    )
    .option('--json', 'print exactly one JSON object', false)
    .action(async ({ wait, json }: MigrateOptions) => {
      const migrations = await migrateDatabase(loadConfig(environment).databaseUrl, {
        waitMs: wait * 1_000,
        onWait: reason => err(`waiting: ${reason}\n`),
      });
      out(json ? `${JSON.stringify({ migrations })}\n` : `up to date: ${migrations.join(', ')}\n`);
    });
  program
    .command('backup')
    .description('copy a database in SQLite while it is used; PostgreSQL has pg_dump')
    .argument('<file>', 'the copy, which must not exist yet')
    .action((file: string) => {
      backUpAccounts(loadConfig(environment).databaseUrl, file);
      out(`copied to ${file}\n`);
    });
  return program;
}

function readSeconds(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('It must be a whole number of seconds.');
  return Number(text);
}
