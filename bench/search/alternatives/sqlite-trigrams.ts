import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Resource } from '#libs/catalog';
import { PAGE } from '../engines/engine.js';
import { distinct, type Alternative, type TitledRecords } from './alternative.js';

/** A record has several titles, so more rows than records are asked for. */
const ROWS = 5 * PAGE;
/** Shorter ones match nothing, as its documentation says. */
const SHORTEST_SUBSTRING = 3;

/**
 * Every word of the query as a substring of the same title, the best by bm25 first. It does not tolerate typos.
 * @see https://www.sqlite.org/fts5.html#the_trigram_tokenizer
 */
export function sqliteTrigrams(records: TitledRecords): Alternative {
  const database = new DatabaseSync(':memory:');
  const statements = new Map<Resource, StatementSync>();
  for (const [list, own] of records) {
    database.exec(
      `CREATE VIRTUAL TABLE ${list} USING fts5(title, slug UNINDEXED, tokenize = 'trigram remove_diacritics 1')`,
    );
    const insert = database.prepare(`INSERT INTO ${list} (title, slug) VALUES (?, ?)`);
    database.exec('BEGIN');
    for (const { slug, titles } of own) for (const title of titles) insert.run(title, slug);
    database.exec('COMMIT');
    database.exec(`INSERT INTO ${list}(${list}) VALUES ('optimize')`);
    statements.set(
      list,
      database.prepare(`SELECT slug FROM ${list} WHERE title MATCH ? ORDER BY rank LIMIT ${ROWS}`),
    );
  }
  return {
    find: (list, text) => {
      const expression = substrings(text);
      const rows = expression === '' ? [] : (statements.get(list)?.all(expression) ?? []);
      return Promise.resolve(
        distinct(
          rows.map(({ slug }) => String(slug)),
          PAGE,
        ),
      );
    },
    megabytes: () => {
      const size = database.prepare(
        'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size',
      );
      return Promise.resolve(Number(size.get()?.bytes ?? 0) / 2 ** 20);
    },
    close: () => {
      database.close();
      return Promise.resolve();
    },
  };
}

function substrings(text: string): string {
  return text
    .split(/\s+/)
    .filter(word => [...word].length >= SHORTEST_SUBSTRING)
    .map(word => `"${word.replaceAll('"', '""')}"`)
    .join(' ');
}
