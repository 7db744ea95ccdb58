import {
  bestTitle,
  formsOfTitle,
  titleLetters,
  type Language,
  type Tier,
  type Title,
  type TitleQuery,
} from '#libs/catalog';

/** A record that an engine found, with every title it is found by, and the sort values it was found with. */
export interface FoundRecord {
  readonly id: string;
  readonly titles: readonly Title[];
  /** See `prominenceOf`. */
  readonly prominence: number;
  /** See `popularityOf`. */
  readonly popularity: number;
}

/** Why a record has its position: all criteria of the order, most significant first. */
export interface Explanation {
  readonly id: string;
  readonly tier: Tier;
  /** Letters wrong in total; 0 in every tier but `typos`. */
  readonly edits: number;
  /** Whether the title has as many words as the query. */
  readonly asManyWords: boolean;
  /** Whether the query is a whole title that the record has now, not a former or alternative one. */
  readonly isPresent: boolean;
  /** Editions of a game, languages of an expansion, games of everything else. */
  readonly prominence: number;
  /** Letters of its shortest folded title. */
  readonly letters: number;
  readonly popularity: number;
  /** The best title. */
  readonly title: string;
  /** `null` for aliases and proper names. */
  readonly language: Language | null;
}

/** @throws Error when a record does not match the query: then the engine and the rules disagree */
export function explainHits(query: TitleQuery, found: readonly FoundRecord[]): Explanation[] {
  return found.map(record => explain(query, record));
}

function explain(query: TitleQuery, { id, titles, prominence, popularity }: FoundRecord): Explanation {
  const best = bestTitle(query, titles);
  if (best === undefined) throw new Error(`${id} was found, but none of its titles answers the query`);
  const { title, rank } = best;
  const { tier, edits, asManyWords, isPresent } = rank;
  return {
    id,
    tier,
    edits,
    asManyWords,
    isPresent,
    prominence,
    letters: Math.min(...titles.map(title => titleLetters(formsOfTitle(title)))),
    popularity,
    title: title.text,
    language: title.language ?? null,
  };
}
