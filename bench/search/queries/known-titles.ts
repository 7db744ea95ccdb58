import { readFile } from 'node:fs/promises';
import type { Language } from '#libs/catalog';

/** A title that players know, and the games that were sold under it. */
export interface KnownTitle {
  readonly language: Language;
  readonly title: string;
  /** Slugs: more than one where editions of a game are records of their own. */
  readonly games: readonly string[];
}

/**
 * Well-known titles in five languages, written down from memory before the catalog was looked at. Some were remembered
 * wrongly and some games are not in the catalog: the list is not corrected, so that the measurement stays honest.
 */
const KNOWN_TITLES = 'bench/search/known-titles.tsv';

export async function readKnownTitles(): Promise<KnownTitle[]> {
  const [, ...lines] = (await readFile(KNOWN_TITLES, 'utf8')).trimEnd().split('\n');
  return lines.map(line => {
    const [language = '', title = '', games = ''] = line.split('\t');
    return { language: language as Language, title, games: games.split(',') };
  });
}
