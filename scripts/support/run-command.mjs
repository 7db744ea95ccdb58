import { UserError } from './user-error.mjs';

/** Runs a command; what it throws becomes one readable message and an exit code. */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`\n✗ ${error instanceof UserError ? error.message : error.stack}\n`);
    process.exitCode = error instanceof UserError ? error.exitCode : 1;
  }
}
