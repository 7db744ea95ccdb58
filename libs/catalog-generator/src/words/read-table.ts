import type { Language } from '#libs/catalog';
import type { Adjective, Noun, Translated } from '../grammar/grammar.js';
import { GRAMMARS } from '../grammar/grammars.js';
import { ADJECTIVES } from './adjectives.data.js';
import { NOUNS } from './nouns.data.js';

/** The languages of the tables, column by column. */
const COLUMNS: readonly Language[] = ['en', 'fr', 'de', 'es', 'it'];

/** The lines of a table of five columns, each cell read by `read`. */
export function readTable<T>(
  table: string,
  read: (cell: string, language: Language) => T,
): readonly [Translated<T>, ...Translated<T>[]] {
  const lines = table.trim().split('\n');
  const rows = lines.map(line => {
    const cells = line.split('|');
    return Object.fromEntries(
      COLUMNS.map((language, column) => [language, read(cells[column] ?? '', language)]),
    ) as Translated<T>;
  });
  const [first, ...others] = rows;
  if (first === undefined) throw new Error('a table without a line');
  return [first, ...others];
}

export const readPhrases = (table: string): readonly [Translated<string>, ...Translated<string>[]] =>
  readTable(table, cell => cell.trim());

/** The first are the most common. */
export const THE_NOUNS: readonly [Translated<Noun>, ...Translated<Noun>[]] = readTable(
  NOUNS,
  (cell, language) => GRAMMARS[language].readNoun(cell),
);

/** The mark "^" puts an adjective before its noun: in the first column, as in "^last", it applies to all columns. */
export const THE_ADJECTIVES: readonly [Translated<Adjective>, ...Translated<Adjective>[]] = readTable(
  ADJECTIVES.replace(/^\^(.*)$/gm, line => line.replaceAll('| ', '| ^')),
  (cell, language) => GRAMMARS[language].readAdjective(cell),
);
