/** Progress goes to stderr, always: stdout belongs to the command's result (`… --json | jq`). */
export function say(message) {
  process.stderr.write(`▸ ${message}\n`);
}

/** A failure the user can act on: shown as its message alone, without a stack. */
export class UserError extends Error {
  name = 'UserError';
}

/** Runs a command; what it throws becomes one readable message and exit code 1. */
export async function runCommand(story) {
  try {
    await story();
  } catch (error) {
    process.stderr.write(`\n✗ ${error instanceof UserError ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}
