import type { Alternative, TitledRecords } from './alternative.js';
import { elasticMatch } from './elastic-match.js';
import { miniSearch } from './mini-search.js';
import { postgresTrigrams } from './postgres-trigrams.js';
import { sqliteTrigrams } from './sqlite-trigrams.js';

/** The servers the benchmark may use. */
export interface Servers {
  /** Address of Elasticsearch. */
  readonly url: string;
  /** Prefix of the names of our indices and databases. */
  readonly prefix: string;
  /** URL of a PostgreSQL; `undefined` where there is none. */
  readonly database: string | undefined;
}

/** Common alternatives, each set up as its own documentation advises. */
export const ALTERNATIVES: readonly {
  readonly name: string;
  /** For the table of what was compared. */
  readonly setUp: string;
  /** `undefined` where it is not installed. */
  readonly make: (records: TitledRecords, servers: Servers) => Promise<Alternative | undefined>;
}[] = [
  {
    name: 'PostgreSQL `pg_trgm`',
    setUp:
      'one row per title, `gin_trgm_ops`, `WHERE title % $1 ORDER BY similarity(title, $1) DESC`, threshold 0.3',
    make: async (records, { database, prefix }) =>
      database === undefined ? undefined : postgresTrigrams(records, database, prefix),
  },
  {
    name: 'Elasticsearch `match`',
    setUp: 'a `text` field, `standard` analyzer, `match` with `fuzziness: AUTO`',
    make: (records, { url, prefix }) => elasticMatch(records, url, prefix),
  },
  {
    name: 'MiniSearch',
    setUp: '`{ fuzzy: 0.2, prefix: true }`, in the process',
    make: records => miniSearch(records),
  },
  {
    name: 'SQLite FTS5 trigram',
    setUp: 'one row per title, every word of the query as a substring, `ORDER BY rank`; it knows no typos',
    make: records => Promise.resolve(sqliteTrigrams(records)),
  },
];
