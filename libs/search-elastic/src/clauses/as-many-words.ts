import { AS_MANY_WORDS_SCORE, type TitleQuery } from '#libs/catalog';
import { wordCounts } from '../word-counts.js';
import { constant, type Clause } from './constant.js';

/** "terraformign mars" finds Terraforming Mars before Terraforming Mars: Ares Expedition. Adds to the score of the tier. */
export function asManyWords({ wordCount }: TitleQuery): Clause {
  return constant(AS_MANY_WORDS_SCORE, { terms: { 'titles.wordCounts': wordCounts(wordCount) } });
}
