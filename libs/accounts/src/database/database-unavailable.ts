import { withoutPassword } from '#libs/config';

/**
 * The accounts database could not answer: unreachable, locked by another process for too long, full, shutting
 * down. Nothing was half done, and the same call may succeed later. The message names the database and what is
 * wrong, never a password; it is for the log and the terminal rather than for a page.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly code = 'database_unavailable';

  /** @param url of the database; a password in it is left out */
  constructor(url: string, cause: unknown) {
    super(`${withoutPassword(url)} cannot be used: ${reasonOf(cause)}`, { cause });
  }
}

/** Node tries every address of a name, and what it then throws has a code but no message. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { message, code, name } = cause as NodeJS.ErrnoException;
  return message === '' ? (code ?? name) : message;
}
