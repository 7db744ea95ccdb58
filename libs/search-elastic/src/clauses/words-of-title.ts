import { SCORE_STEP, WORD_SCORE, editBudget, tierScore, type TitleQuery } from '#libs/catalog';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import type { VocabularyKind } from '../vocabulary/vocabulary-index.js';
import { constant, type Clause } from './constant.js';

/** "aventuriers rail" finds Les Aventuriers du Rail. */
export function allWords({ words }: TitleQuery): Clause {
  return constant(tierScore('all words', words.length), { bool: { filter: words.map(wholeWord) } });
}

/** "terraformign mars" finds Terraforming Mars: each word scores {@link WORD_SCORE} less its edits. */
export function wordsWithTypos({ words }: TitleQuery, vocabulary: Vocabulary | undefined): Clause {
  return {
    bool: { must: words.map((word, place) => oneWord(word, wholeWord(word, place, words), vocabulary)) },
  };
}

/** "spidreman" finds Spider-Man: the title as a whole within the budget of the query as a whole. */
export function joinedWithTypos({ words, joined }: TitleQuery, vocabulary: Vocabulary | undefined): Clause[] {
  return withinBudget('joined', joined, tierScore('typos', words.length), vocabulary);
}

function oneWord(word: string, whole: Clause, vocabulary: Vocabulary | undefined): Clause {
  const near = withinBudget('words', word, WORD_SCORE, vocabulary);
  const found = constant(WORD_SCORE, whole);
  return near.length === 0 ? found : { dis_max: { queries: [found, ...near] } };
}

/** The word itself; the last one may be unfinished. */
function wholeWord(word: string, place: number, words: readonly string[]): Clause {
  const field = 'titles.words';
  return place === words.length - 1 ? { prefix: { [field]: { value: word } } } : { term: { [field]: word } };
}

/** One clause per number of edits, each scoring `score` less what they cost; none where nothing can be found. */
function withinBudget(
  kind: VocabularyKind,
  text: string,
  score: number,
  vocabulary: Vocabulary | undefined,
): Clause[] {
  const field = `titles.${kind}`;
  if (vocabulary === undefined)
    return Array.from({ length: editBudget(text) }, (_, before) =>
      constant(score - SCORE_STEP * (before + 1), fuzzy(field, text, before + 1)),
    );
  return vocabulary
    .textsNear(kind, text)
    .flatMap((texts, before) =>
      texts.length === 0
        ? []
        : [constant(score - SCORE_STEP * (before + 1), { terms: { [field]: [...texts] } })],
    );
}

function fuzzy(field: string, value: string, fuzziness: number): Clause {
  // Without a rewrite only the 50 best terms would be looked at.
  return { fuzzy: { [field]: { value, fuzziness, transpositions: true, rewrite: 'constant_score' } } };
}
