import { WORD_SCORE, editBudget, tierScore, type TitleQuery } from '#libs/catalog';
import { constant, type Clause } from './constant.js';

const WORDS = 'titles.words';
const JOINED = 'titles.joined';

/** "aventuriers rail" finds Les Aventuriers du Rail. */
export function allWords({ words }: TitleQuery): Clause {
  return constant(tierScore('all words', words.length), { bool: { filter: words.map(wholeWord) } });
}

/** "terraformign mars" finds Terraforming Mars: each word scores {@link WORD_SCORE} less its edits. */
export function wordsWithTypos({ words }: TitleQuery): Clause {
  return { bool: { must: words.map((word, place) => oneWord(word, wholeWord(word, place, words))) } };
}

/** "spidreman" finds Spider-Man: the title as a whole within the budget of the query as a whole. */
export function joinedWithTypos({ words, joined }: TitleQuery): Clause[] {
  return withinBudget(JOINED, joined, tierScore('typos', words.length));
}

function oneWord(word: string, whole: Clause): Clause {
  const near = withinBudget(WORDS, word, WORD_SCORE);
  const found = constant(WORD_SCORE, whole);
  return near.length === 0 ? found : { dis_max: { queries: [found, ...near] } };
}

/** The word itself; the last one may be unfinished. */
function wholeWord(word: string, place: number, words: readonly string[]): Clause {
  return place === words.length - 1 ? { prefix: { [WORDS]: { value: word } } } : { term: { [WORDS]: word } };
}

/** One clause per number of edits, each scoring `score` less the edits; none for a word that may not be edited. */
function withinBudget(field: string, value: string, score: number): Clause[] {
  return Array.from({ length: editBudget(value) }, (_, before) => {
    const fuzziness = before + 1;
    // Without a rewrite only the 50 best terms would be looked at.
    return constant(score - fuzziness, {
      fuzzy: { [field]: { value, fuzziness, transpositions: true, rewrite: 'constant_score' } },
    });
  });
}
