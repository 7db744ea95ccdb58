import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a file and its folder, readable by this user alone, where they are missing: SQLite would create a file that all
 * can read, and gives its companions the mode of the file. What is there already stays as it is.
 * @returns `path`
 */
export function createPrivateFile(path: string): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    // A file that is there must not even be opened: closing it would drop the locks that SQLite holds on it in this
    // process, see https://www.sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return path;
}
