import { withDatabase } from './with-database.js';

/** Every value in every table of the database in a data folder, as one text to search for secrets. */
export function storedText(dataDir: string): string {
  return withDatabase(dataDir, database => {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as {
      name: string;
    }[];
    return JSON.stringify(tables.map(({ name }) => database.prepare(`SELECT * FROM "${name}"`).all()));
  });
}
