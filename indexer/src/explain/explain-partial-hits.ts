import {
  formsOfTitle,
  matchWords,
  partialRankOf,
  partialScore,
  rankPartially,
  type PartialClass,
  type PartialQuery,
  type RankedRecord,
  type Title,
} from '#libs/catalog';
import { explainRecord, type ExplainedRecord, type FoundRecord } from './explained-record.js';

/** Words are weighed by the engine; they are told apart from whole titles by their class. */
const UNCOUNTED = { titles: 1, countOf: () => 0 };

/** A word of the query that the title has. */
export interface MatchedWord {
  readonly text: string;
  readonly edits: number;
}

/** Why a record that matches a part of the query has its position: all criteria of the order, most significant first. */
export interface PartialExplanation extends ExplainedRecord {
  readonly class: PartialClass | 'named';
  /** Letters of the query that the title covers; weights of the words where these are compared. */
  readonly covered: number;
  readonly edits: number;
  /** Whether it is the whole title, not its main part. */
  readonly isWhole: boolean;
  readonly isPresent: boolean;
  /** None where only the title as a whole matches, as in `rummi kub`. */
  readonly words: readonly MatchedWord[];
}

/** @param ranked what the engine found, with the scores it gave */
export function explainPartialHits(
  query: PartialQuery,
  found: readonly FoundRecord[],
  ranked: readonly RankedRecord[],
): PartialExplanation[] {
  const scores = new Map(ranked.map(({ id, score }) => [id, score]));
  return found.map(record => {
    const score = scores.get(record.id) ?? 0;
    const title = titleWithScore(query, record.titles, score);
    return { ...explainRecord(record, title), ...partialRankOf(score), words: wordsIn(title, query) };
  });
}

/** Who made or published it is named, or the game that it extends: none of its titles is compared. */
export function explainNamed(record: FoundRecord): PartialExplanation {
  const rank = { class: 'named', covered: 0, edits: 0, isWhole: false, isPresent: true } as const;
  return { ...explainRecord(record, record.titles[0]), ...rank, words: [] };
}

/** @throws Error when no title has that score: then the engine and the rules disagree */
function titleWithScore(query: PartialQuery, titles: readonly Title[], score: number): Title {
  const { class: name, edits } = partialRankOf(score);
  const isMeant = (title: Title): boolean => {
    if (name === 'most words' || name === 'most words from the first on')
      return wordsIn(title, query).reduce((sum, word) => sum + word.edits, 0) === edits;
    const rank = rankPartially({ ...query, words: [] }, title, UNCOUNTED);
    return rank !== undefined && partialScore(rank) === score;
  };
  const meant = titles
    .filter(isMeant)
    .sort((a, b) => wordsIn(b, query).length - wordsIn(a, query).length)
    .at(0);
  if (meant === undefined) throw new Error(`none of the titles of ${titles[0]?.text} has the score ${score}`);
  return meant;
}

function wordsIn(title: Title, query: PartialQuery): MatchedWord[] {
  const matched = matchWords(query.words, formsOfTitle(title).words);
  return query.words.flatMap(({ text }, place) => {
    const edits = matched[place]?.edits;
    return edits === undefined ? [] : [{ text, edits }];
  });
}
