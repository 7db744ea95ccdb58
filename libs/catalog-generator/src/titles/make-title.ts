import { readPhrases } from '../words/read-table.js';
import { EDITIONS, KINDS } from '../words/phrases.data.js';
import { PATTERNS, SUBTITLE_PATTERNS } from './pattern-shares.js';
import { titleOf, withEnding, withSubtitle, type Title } from './title.js';
import type { Vocabulary } from './vocabulary.js';

const kinds = readPhrases(KINDS);
const editions = readPhrases(EDITIONS);

const SHARE_OF_SUBTITLES = 0.13;
const SHARE_OF_ENDLESS_TITLES = 0.0002;
const ENDLESS_LETTERS = 255;

/** A title of its own. */
export function makeTitle(words: Vocabulary): Title {
  return addSubtitle(words, makeMainTitle(words));
}

/** The part before a colon, if there is one. */
export function makeMainTitle(words: Vocabulary): Title {
  return words.random.pickWeighted(PATTERNS)(words);
}

/** The part after a colon. */
export function makeSubtitle(words: Vocabulary): Title {
  return words.random.pickWeighted(SUBTITLE_PATTERNS)(words);
}

/** The title, sometimes with a subtitle; rarely with so many that it is more than 250 letters long. */
export function addSubtitle(words: Vocabulary, title: Title): Title {
  if (words.random.chance(SHARE_OF_ENDLESS_TITLES)) return endless(words, title);
  return words.random.chance(SHARE_OF_SUBTITLES) ? withSubtitle(title, makeSubtitle(words)) : title;
}

/** "Dorimar: The Card Game". */
export function withKind({ random }: Vocabulary, title: Title): Title {
  const kind = random.pickCommon(kinds);
  return withSubtitle(
    title,
    titleOf((_, language) => kind[language]),
  );
}

/** "Dorimar (Second Edition)". */
export function withEdition({ random }: Vocabulary, title: Title): Title {
  const edition = random.pickCommon(editions);
  return withEnding(title, language => edition[language]);
}

function endless(words: Vocabulary, title: Title): Title {
  let long = title;
  while (long('en').length < ENDLESS_LETTERS) long = withSubtitle(long, makeSubtitle(words));
  return long;
}
