import { tierScore, titleQuery, type CatalogSearch, type Generation } from '#libs/catalog';
import { searchPage } from '../engines/ask-catalog.js';

/** How titles of games that are not in the catalog are answered, as shares. */
export interface AbsentResult {
  readonly queries: number;
  /** With a title that has every word as it was typed: for "Carcassonne" there is "Carcassonne: The Castle". */
  readonly everyWord: number;
  /** With a title that has a word only if it was misspelled. */
  readonly misspelled: number;
  /** With titles that match a part, which are marked. */
  readonly inPart: number;
}

export async function measureAbsent(
  search: CatalogSearch,
  generation: Generation,
  titles: readonly string[],
): Promise<AbsentResult> {
  const counts = { everyWord: 0, misspelled: 0, inPart: 0 };
  for (const text of titles) {
    const { hits, isPartial } = await searchPage(search, generation, 'games', text);
    const [first] = hits;
    if (first === undefined) continue;
    if (isPartial) counts.inPart++;
    else if (Number(first.position[0]) < tierScore('all words', titleQuery(text).words.length))
      counts.misspelled++;
    else counts.everyWord++;
  }
  const share = (count: number) => count / titles.length;
  return {
    queries: titles.length,
    everyWord: share(counts.everyWord),
    misspelled: share(counts.misspelled),
    inPart: share(counts.inPart),
  };
}
