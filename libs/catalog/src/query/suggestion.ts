import type { Title } from '../model/entry.js';
import type { Language } from '../model/localized.js';
import { bestTitle } from '../title/best-title.js';
import type { TitleQuery } from '../title/title-query.js';

/** Suggestions that are given at most. */
export const MAX_SUGGESTIONS = 20;

/** A record for type-ahead, with its best matching title. */
export interface Suggestion {
  /** Slug. */
  readonly id: string;
  readonly title: string;
  /** `undefined` for former titles and proper names. */
  readonly language: Language | undefined;
  /** For games only. */
  readonly yearPublished: number | undefined;
}

/**
 * What is suggested for a record that a title search found.
 * @throws Error when none of its titles matches the query: then the engine and the rules disagree
 */
export function suggestionOf(
  query: TitleQuery,
  item: { readonly id: string; readonly yearPublished?: number },
  titles: readonly Title[],
): Suggestion {
  const best = bestTitle(query, titles);
  if (best === undefined) throw new Error(`${item.id} was found, but none of its titles answers the query`);
  const { text, language } = best.title;
  return { id: item.id, title: text, language, yearPublished: item.yearPublished };
}
