import { formsOfTitle, titleLetters, type Language, type Title } from '#libs/catalog';

/** A record that an engine found, with every title it is found by, and the sort values it was found with. */
export interface FoundRecord {
  readonly id: string;
  readonly titles: readonly Title[];
  /** See `prominenceOf`. */
  readonly prominence: number;
  /** See `popularityOf`. */
  readonly popularity: number;
}

/** What is told of a record, whatever it was found by. */
export interface ExplainedRecord {
  readonly id: string;
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

/** @param title the best of its titles */
export function explainRecord(
  { id, titles, prominence, popularity }: FoundRecord,
  title: Title | undefined,
): ExplainedRecord {
  const letters = Math.min(...titles.map(each => titleLetters(formsOfTitle(each))));
  return { id, prominence, letters, popularity, title: title?.text ?? '', language: title?.language ?? null };
}
