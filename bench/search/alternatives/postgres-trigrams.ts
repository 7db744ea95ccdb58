import { Client } from 'pg';
import { PAGE } from '../engines/engine.js';
import { distinct, type Alternative, type TitledRecords } from './alternative.js';

/** A record has several titles, so more rows than records are asked for. */
const ROWS = 5 * PAGE;

/**
 * A GIN index and the "typical query" of its documentation: titles that are similar enough (0.3), the most similar
 * first.
 * @param server URL of a PostgreSQL in which a database may be created; it is dropped at the end
 * @see https://www.postgresql.org/docs/current/pgtrgm.html#PGTRGM-INDEX
 */
export async function postgresTrigrams(
  records: TitledRecords,
  server: string,
  database: string,
): Promise<Alternative> {
  // A database of its own, for the character type: under the plain C locale an accented letter is no letter and has no
  // trigrams.
  const locale = "TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8' LOCALE_PROVIDER libc";
  await administer(server, `CREATE DATABASE "${database}" ${locale}`);
  const client = new Client({ connectionString: new URL(`/${database}`, server).href });
  const close = async (): Promise<void> => {
    await client.end();
    await administer(server, `DROP DATABASE "${database}" WITH (FORCE)`);
  };
  await client.connect();
  try {
    await client.query('CREATE EXTENSION pg_trgm');
    for (const [list, own] of records) {
      const rows = own.flatMap(({ slug, titles }) => titles.map(title => [slug, title] as const));
      await client.query(`CREATE TABLE ${list} (slug text, title text)`);
      await client.query(`INSERT INTO ${list} SELECT * FROM unnest($1::text[], $2::text[])`, [
        rows.map(([slug]) => slug),
        rows.map(([, title]) => title),
      ]);
      await client.query(`CREATE INDEX ON ${list} USING GIN (title gin_trgm_ops)`);
    }
    await client.query('VACUUM ANALYZE');
  } catch (error) {
    await close();
    throw error;
  }
  return {
    find: async (list, text) => {
      const { rows } = await client.query<{ slug: string }>({
        name: `find ${list}`,
        text: `SELECT slug, similarity(title, $1) AS similarity FROM ${list} WHERE title % $1
               ORDER BY similarity DESC, title LIMIT ${ROWS}`,
        values: [text],
      });
      return distinct(
        rows.map(({ slug }) => slug),
        PAGE,
      );
    },
    megabytes: async () => {
      const { rows } = await client.query<{ bytes: string }>(
        'SELECT sum(pg_total_relation_size(oid)) AS bytes FROM pg_class WHERE relname = ANY($1)',
        [[...records.keys()]],
      );
      return Number(rows[0]?.bytes ?? 0) / 2 ** 20;
    },
    close,
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
