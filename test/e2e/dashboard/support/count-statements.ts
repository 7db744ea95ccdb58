import { DatabaseSync } from 'node:sqlite';
import { jest } from '@jest/globals';

/** The statements that some work sent to the accounts database in this process, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const { prepare } = DatabaseSync.prototype;
  const spy = jest.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (
    this: DatabaseSync,
    ...[sql, ...rest]: Parameters<typeof prepare>
  ) {
    if (this.location()?.endsWith('accounts.sqlite') === true) statements.push(sql);
    return prepare.call(this, sql, ...rest);
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return statements;
}
