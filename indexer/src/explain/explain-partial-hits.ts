import {
  formsOfTitle,
  matchWords,
  partialRankOf,
  partialScore,
  rankPartially,
  titleLetters,
  type Language,
  type PartialClass,
  type PartialQuery,
  type RankedRecord,
  type Title,
} from '#libs/catalog';
import type { FoundRecord } from './explain-hits.js';

/** Words are weighed by the engine; they are told apart from whole titles by their class. */
const UNCOUNTED = { titles: 1, countOf: () => 0 };

/** A word of the query that the title has. */
export interface MatchedWord {
  readonly text: string;
  readonly edits: number;
}

/** Why a record that matches a part of the query has its position: all criteria of the order, most significant first. */
export interface PartialExplanation {
  readonly id: string;
  readonly class: PartialClass | 'named';
  /** Letters of the query that the title covers; weights of the words where these are compared. */
  readonly covered: number;
  readonly edits: number;
  /** Whether it is the whole title, not its main part. */
  readonly isWhole: boolean;
  readonly isPresent: boolean;
  readonly prominence: number;
  /** Letters of its shortest folded title. */
  readonly letters: number;
  readonly popularity: number;
  /** The best title. */
  readonly title: string;
  /** `null` for aliases and proper names. */
  readonly language: Language | null;
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
  return found.map(({ id, titles, prominence, popularity }) => {
    const score = scores.get(id) ?? 0;
    const title = titleWithScore(query, titles, score);
    return {
      id,
      ...partialRankOf(score),
      prominence,
      letters: Math.min(...titles.map(each => titleLetters(formsOfTitle(each)))),
      popularity,
      title: title.text,
      language: title.language ?? null,
      words: wordsIn(title, query),
    };
  });
}

/** Who made or published it is named, or the game that it extends: none of its titles is compared. */
export function explainNamed({ id, titles, prominence, popularity }: FoundRecord): PartialExplanation {
  return {
    id,
    class: 'named',
    covered: 0,
    edits: 0,
    isWhole: false,
    isPresent: true,
    prominence,
    letters: Math.min(...titles.map(each => titleLetters(formsOfTitle(each)))),
    popularity,
    title: titles[0]?.text ?? '',
    language: titles[0]?.language ?? null,
    words: [],
  };
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
