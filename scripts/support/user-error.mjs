/** A failure the user can act on: shown as its message alone, without a stack. */
export class UserError extends Error {
  name = 'UserError';
}
