/** SQLITE_BUSY, see https://www.sqlite.org/rescode.html#busy */
const BUSY = 5;

/** Whether SQLite threw this because another process holds a lock. */
export function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: number };
  // The low byte is the kind of failure, the rest says more about it.
  return errcode !== undefined && (errcode & 0xff) === BUSY;
}
