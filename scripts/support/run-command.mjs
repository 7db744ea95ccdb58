import { UserError } from './user-error.mjs';

/** Runs a command; what it throws becomes one readable message and exit code 1. */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`\n✗ ${error instanceof UserError ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}
