import type { Title } from '../model/entry.js';
import type { Language } from '../model/localized.js';
import { RESOURCES, type Resource } from '../model/resources.js';
import { bestTitle, SCORE_STEP } from '../title/rank-title.js';
import type { TitleQuery } from '../title/title-query.js';
import type { Position } from './position.js';

/** Suggestions that are given at most. */
export const MAX_SUGGESTIONS = 20;
/** Suggestions on an empty page, at most. */
export const MAX_OTHER_SUGGESTIONS = 3;

/** A record for type-ahead, with its best matching title. */
export interface Suggestion {
  /** The list that has the record. */
  readonly type: Resource;
  /** Slug. */
  readonly id: string;
  readonly title: string;
  /** `undefined` for former titles and proper names. */
  readonly language: Language | undefined;
  /** `undefined` for what is not published, such as a person. */
  readonly yearPublished: number | undefined;
  /** In the title search of its list. */
  readonly position: Position;
}

/**
 * The first of the suggestions of several lists, in an order that is that of each list: by score, then prominence, then
 * letters, then popularity. Of what matches equally well, mechanics and categories come after other records, which have
 * names of their own, and expansions last, for their titles mostly begin with that of their game. What players call a
 * mechanic or a category is an everyday word, and counts as one tier less. What is equal then is in the order of
 * {@link RESOURCES}.
 */
export function firstSuggestions(rows: readonly Suggestion[], count: number): readonly Suggestion[] {
  return [...rows].sort(comparePlaces).slice(0, count);
}

/** Each record once. */
export function eachOnce(rows: readonly Suggestion[]): Suggestion[] {
  const records = new Map<string, Suggestion>();
  for (const row of rows)
    if (!records.has(`${row.type} ${row.id}`)) records.set(`${row.type} ${row.id}`, row);
  return [...records.values()];
}

function isEverydayWord({ type, language }: Suggestion): boolean {
  return (type === 'mechanics' || type === 'categories') && language === undefined;
}

/** Of what matches equally well, the higher comes later. */
function rankOfList({ type }: Suggestion): number {
  if (type === 'expansions') return 2;
  return Number(type === 'mechanics' || type === 'categories');
}

function comparePlaces(a: Suggestion, b: Suggestion): number {
  const [scoreA = 0, prominenceA = 0, lettersA = 0, popularityA = 0] = a.position.map(Number);
  const [scoreB = 0, prominenceB = 0, lettersB = 0, popularityB = 0] = b.position.map(Number);
  const lessForWords = Number(isEverydayWord(a)) - Number(isEverydayWord(b));
  return (
    scoreB - scoreA + SCORE_STEP * lessForWords ||
    rankOfList(a) - rankOfList(b) ||
    prominenceB - prominenceA ||
    lettersA - lettersB ||
    popularityB - popularityA ||
    RESOURCES.indexOf(a.type) - RESOURCES.indexOf(b.type) ||
    (a.id < b.id ? -1 : 1)
  );
}

/**
 * What is suggested for a record that a title search found at `position`.
 * @throws Error when none of its titles matches the query: then the engine and the rules disagree
 */
export function suggestionOf(
  query: TitleQuery,
  type: Resource,
  item: { readonly id: string; readonly yearPublished?: number },
  titles: readonly Title[],
  position: Position,
): Suggestion {
  const best = bestTitle(query, titles);
  if (best === undefined) throw new Error(`${item.id} was found, but none of its titles answers the query`);
  const { text, language } = best.title;
  return { type, id: item.id, title: text, language, yearPublished: item.yearPublished, position };
}
