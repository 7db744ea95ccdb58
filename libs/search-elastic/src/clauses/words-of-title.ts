import {
  SCORE_STEP,
  WORD_SCORE,
  editBudget,
  tierScore,
  type QueryWord,
  type TitleQuery,
} from '#libs/catalog';
import type { NearQuery, NearTexts } from '../vocabulary/vocabulary.js';
import { constant, type Clause } from './constant.js';

/** "aventuriers rail" finds Les Aventuriers du Rail. Not used for a query of too many words. */
export function allWords({ words, lookups }: TitleQuery): Clause[] {
  if (lookups.length === 0) return [];
  return [constant(tierScore('all words', words.length), { bool: { filter: lookups.map(sameWord) } })];
}

/**
 * "terraformign mars" finds Terraforming Mars: each word scores {@link WORD_SCORE} less its edits, as often as it was
 * typed. Not used for a query of too many words.
 * @param near what the words may mean; when `undefined`, Elasticsearch finds it itself
 */
export function wordsWithTypos({ lookups }: TitleQuery, near: NearQuery | undefined): Clause[] {
  if (lookups.length === 0) return [];
  return [{ bool: { must: lookups.map(word => oneWord(word, near?.words.get(word.text))) } }];
}

/** "spidreman" finds Spider-Man: the title as a whole within the budget of the query as a whole. */
export function joinedWithTypos(
  { words, joined, joinedBudget }: TitleQuery,
  near: NearQuery | undefined,
): Clause[] {
  const score = (edits: number): number => tierScore('typos', words.length) - SCORE_STEP * edits;
  return withinBudget('titles.joined', joined, joinedBudget, score, near?.joined);
}

function oneWord(word: QueryWord, near: NearTexts | undefined): Clause {
  const score = (edits: number): number => word.times * (WORD_SCORE - SCORE_STEP * edits);
  const same = constant(score(0), sameWord(word));
  const others = withinBudget('titles.words', word.text, editBudget(word.text), score, near);
  return others.length === 0 ? same : { dis_max: { queries: [same, ...others] } };
}

/** The word itself, of which the last may be unfinished, or the number that it means. */
function sameWord({ text, digits, isLast }: QueryWord): Clause {
  const typed: Clause = isLast
    ? { prefix: { 'titles.words': { value: text } } }
    : { term: { 'titles.words': text } };
  if (digits === undefined) return typed;
  return { bool: { should: [typed, { term: { 'titles.words': digits } }] } };
}

/** One clause per number of edits, each with its score; none where nothing can be found. */
function withinBudget(
  field: string,
  text: string,
  budget: number,
  score: (edits: number) => number,
  near: NearTexts | undefined,
): Clause[] {
  if (near === undefined)
    return Array.from({ length: budget }, (_, before) =>
      constant(score(before + 1), fuzzy(field, text, before + 1)),
    );
  return near.flatMap((texts, before) =>
    texts.length === 0 ? [] : [constant(score(before + 1), { terms: { [field]: [...texts] } })],
  );
}

function fuzzy(field: string, value: string, fuzziness: number): Clause {
  // Without a rewrite only the 50 best terms would be looked at.
  return { fuzzy: { [field]: { value, fuzziness, transpositions: true, rewrite: 'constant_score' } } };
}
