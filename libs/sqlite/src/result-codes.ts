/** SQLITE_BUSY, see https://www.sqlite.org/rescode.html#busy */
const BUSY = 5;

/** What kind of failure SQLite threw, see https://www.sqlite.org/rescode.html; `undefined` for what it did not throw. */
export function resultCodeOf(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: number };
  // The low byte is the kind of failure, the rest says more about it.
  return errcode === undefined ? undefined : errcode & 0xff;
}

/** Whether SQLite threw this because another process holds a lock. */
export function isBusy(error: unknown): boolean {
  return resultCodeOf(error) === BUSY;
}
