/** A failure the user can act on: shown as its message alone, without a stack. */
export class UserError extends Error {
  name = 'UserError';
  /** Of the process that it ends. */
  exitCode = 1;
}

/** A command line that is wrong; the exit code is that of every command here. */
export class UsageError extends UserError {
  name = 'UsageError';
  exitCode = 2;
}
