import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Every value in every table of the database in a data folder, as one text to search for secrets. */
export function storedText(dataDir: string): string {
  const database = new DatabaseSync(join(dataDir, 'accounts.sqlite'));
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as {
    name: string;
  }[];
  const rows = tables.map(({ name }) => database.prepare(`SELECT * FROM "${name}"`).all());
  database.close();
  return JSON.stringify(rows);
}
