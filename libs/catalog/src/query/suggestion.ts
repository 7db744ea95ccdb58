import type { Title } from '../model/entry.js';
import type { Language } from '../model/localized.js';
import type { Resource } from '../model/resources.js';
import { bestTitle, rankScore } from '../title/rank-title.js';
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

/** A suggestion of one of several lists. */
export interface TypedSuggestion extends Suggestion {
  readonly type: Resource;
}

/** Suggestions on an empty page, at most. */
export const MAX_OTHER_SUGGESTIONS = 3;

/** The first of the suggestions of several lists: the best titles, of equally good ones those of the list that comes first. */
export function bestSuggestions(
  query: TitleQuery,
  rows: readonly TypedSuggestion[],
): readonly TypedSuggestion[] {
  return rows
    .map(row => ({ row, score: scoreOf(query, row) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_OTHER_SUGGESTIONS)
    .map(({ row }) => row);
}

function scoreOf(query: TitleQuery, { title: text, language, type }: TypedSuggestion): number {
  const isAlias = type === 'games' && language === undefined;
  const best = bestTitle(query, [{ text, language, isAlias }]);
  return best === undefined ? 0 : rankScore(best.rank, query.words.length);
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
