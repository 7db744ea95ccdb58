import { addSubtitle, makeMainTitle, makeSubtitle, withEdition, withKind } from './make-title.js';
import { withEnding, withSubtitle, type Title } from './title.js';
import type { Vocabulary } from './vocabulary.js';

const SHARE_OF_SERIES = 0.09;
const STEEPNESS_OF_SERIES = 1.5;
const LONGEST_SERIES = 150;
const NUMERALS = ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** How a title continues after `sequels` sequels. */
type Sequel = (words: Vocabulary, title: Title, sequels: number) => Title;

const numbered: Sequel = ({ random }, title, sequels) => {
  const number = random.chance(0.5) ? (NUMERALS[sequels] ?? sequels + 2) : sequels + 2;
  return withEnding(title, () => String(number));
};

const dated: Sequel = ({ random }, title) => {
  const year = random.between(1_800, 1_945);
  return withEnding(title, () => String(year));
};

const SEQUELS: readonly (readonly [weight: number, Sequel])[] = [
  [60, (words, title) => withSubtitle(title, makeSubtitle(words))],
  [12, withKind],
  [16, withEdition],
  [8, numbered],
  [4, dated],
];

/** A title of a series; most series have only one. */
export interface SeriesTitle {
  readonly title: Title;
  /** The number of sequels for the first title, 0 for the others. */
  readonly sequels: number;
}

/** Titles that belong together: nearly always one, a few more for successful games, and a hundred for very few. */
export function* makeSeries(words: Vocabulary): Generator<SeriesTitle> {
  const { random } = words;
  const title = makeMainTitle(words);
  const sequels = random.chance(SHARE_OF_SERIES)
    ? Math.min(random.zipf(STEEPNESS_OF_SERIES), LONGEST_SERIES)
    : 0;
  yield { title: addSubtitle(words, title), sequels };
  for (let before = 0; before < sequels; before++)
    yield { title: random.pickWeighted(SEQUELS)(words, title, before), sequels: 0 };
}
