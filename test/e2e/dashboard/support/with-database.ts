import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Uses the database in a data folder past the dashboard, for what no page can do: to move moments, to read secrets. */
export function withDatabase<Result>(
  dataDir: string,
  work: (database: DatabaseSync) => Result,
  file = 'accounts.sqlite',
): Result {
  const database = new DatabaseSync(join(dataDir, file));
  try {
    return work(database);
  } finally {
    database.close();
  }
}
