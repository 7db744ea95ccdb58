import { countLetters, editDistance } from '../title/edit-distance.js';
import { tierScore } from '../title/rank-title.js';
import type { TitleQuery } from '../title/title-query.js';
import type { Suggestion } from './suggestion.js';

/** Slugs that are suggested in place of an unknown one, at most. */
export const MAX_NEAREST_SLUGS = 3;

const SHORT_SLUG_LETTERS = 5;

/** By how many edits a slug may differ from the requested one: one up to 5 letters, else two. */
export function slugBudget(slug: string): 1 | 2 {
  return countLetters(slug) <= SHORT_SLUG_LETTERS ? 1 : 2;
}

/**
 * The slugs that may be meant by an unknown one, at most {@link MAX_NEAREST_SLUGS}: of records that have it as a title,
 * then those a few edits away, then of records whose titles begin with it, have its words, or have them with typos.
 * @param near by edits @param suggested by titles, best first
 */
export function slugsMeant(
  { words }: TitleQuery,
  near: readonly string[],
  suggested: readonly Suggestion[],
): string[] {
  const isEqual = ({ position: [score] }: Suggestion) => Number(score) >= tierScore('joined', words.length);
  const [equal, others] = [suggested.filter(isEqual), suggested.filter(row => !isEqual(row))];
  const slugs = [...equal.map(({ id }) => id), ...near, ...others.map(({ id }) => id)];
  return [...new Set(slugs)].slice(0, MAX_NEAREST_SLUGS);
}

/** The slugs nearest to an unknown one: fewest edits first, then ascending; at most {@link MAX_NEAREST_SLUGS}. */
export function nearestSlugs(slug: string, candidates: Iterable<string>): string[] {
  const budget = slugBudget(slug);
  return Array.from(candidates, candidate => ({ candidate, edits: editDistance(slug, candidate, budget) }))
    .filter(({ edits }) => edits <= budget)
    .sort((a, b) => a.edits - b.edits || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, MAX_NEAREST_SLUGS)
    .map(({ candidate }) => candidate);
}
