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

/**
 * An @ after the host is the sign of a password that should have been percent-escaped and ended the host early: it may
 * then stand anywhere.
 */
function withoutPassword(url: string): string {
  if (url.startsWith('sqlite:')) return url;
  const [, scheme = '', authority = '', path = ''] = /^(\w+:\/\/)([^/?#]*)(.*)$/s.exec(url) ?? [];
  if (path.includes('@')) return scheme;
  return `${scheme}${authority.slice(authority.lastIndexOf('@') + 1)}${path.replace(/[?#].*$/s, '')}`;
}

/** Node tries every address of a name, and what it then throws has a code but no message. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { message, code, name } = cause as NodeJS.ErrnoException;
  return message === '' ? (code ?? name) : message;
}
