import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Every value in every table of the record in a data folder, as one text to look for secrets in. */
export function storedText(dataDir: string): string {
  const record = new DatabaseSync(join(dataDir, 'accounts.sqlite'));
  const tables = record.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as {
    name: string;
  }[];
  const rows = tables.map(({ name }) => record.prepare(`SELECT * FROM "${name}"`).all());
  record.close();
  return JSON.stringify(rows);
}
