import { TYPO_KINDS } from '#libs/testing';
import { genericInTheMiddle, unknownInTheMiddle } from './middle-words.js';
import { oneMisheard, twoMisheard } from './misheard.js';
import { WITH_NAMES, nicknameAndSubtitle } from './with-names.js';
import { junk } from './junk.js';
import { otherPerson } from './other-person.js';
import {
  numberAsWord,
  otherSubtitle,
  twoEditsInOneWord,
  withEdition,
  withGenericWords,
} from './longer-queries.js';
import { otherOrder, unfinished, unfinishedToAWord, wordLeftOut } from './parts-of-titles.js';
import type { QueryClass, Writer } from './query-class.js';
import {
  accentsDropped,
  decomposed,
  joined,
  otherPunctuation,
  split,
  umlautsAsDigraphs,
} from './spellings.js';
import { ANY_WORD, LONG_WORD, inOtherLanguage, misspelled, twoWordsMisspelled } from './typos.js';
import {
  anotherDigit,
  digits,
  formerTitle,
  mainTitle,
  otherLanguage,
  presentAndFormerTitle,
  twoLetterTitle,
} from './whole-titles.js';

const games = (name: string, write: Writer, expects: QueryClass['expects'] = 'any of'): QueryClass => ({
  name,
  resource: 'games',
  write,
  expects,
});

const names = (resource: 'expansions' | 'publishers' | 'people'): QueryClass[] =>
  [
    ['exact', mainTitle] as const,
    ['accents dropped', accentsDropped] as const,
    ['words in another order', otherOrder] as const,
    ['unfinished', unfinished] as const,
    ['one edit', misspelled(ANY_WORD)] as const,
    ['two edits in a long word', misspelled(LONG_WORD)] as const,
    ['one edit in each of two words', twoWordsMisspelled] as const,
  ].map(([name, write]) => ({ name: `${resource}: ${name}`, resource, write, expects: 'any of' }));

/** Every class of queries that is measured, in the order of the tables. */
export const QUERY_CLASSES: readonly QueryClass[] = [
  games('exact', mainTitle),
  games('other language', otherLanguage),
  games('former or alternative title', formerTitle),
  games('title that another game once had', presentAndFormerTitle, 'now called'),
  games('accents dropped', accentsDropped),
  games('`ue` for `ü`', umlautsAsDigraphs),
  games('NFD', decomposed),
  games('punctuation', otherPunctuation),
  games('joined', joined),
  games('split', split),
  games('unfinished last word', unfinished),
  games('unfinished last word that is another word', unfinishedToAWord),
  games('a word left out', wordLeftOut),
  games('words in another order', otherOrder),
  ...TYPO_KINDS.map(kind => games(`one edit: ${kind}`, misspelled({ ...ANY_WORD, kind }))),
  games('one edit: first letter', misspelled({ ...ANY_WORD, first: true })),
  games('one edit in another language', inOtherLanguage(misspelled(ANY_WORD))),
  games('two edits in a long word', misspelled(LONG_WORD)),
  games('one edit in a word of 3 or 4 letters', misspelled({ edits: 1, shortest: 3, longest: 4 })),
  games('two edits in a word of 8 or 9 letters', misspelled({ edits: 2, shortest: 8, longest: 9 })),
  games('digits', digits),
  games('another digit', anotherDigit, 'none of'),
  games('two-letter titles', twoLetterTitle),
  games('junk', junk, 'nothing'),
  games('title and generic words', withGenericWords),
  games('another subtitle', otherSubtitle),
  games('title and an edition', withEdition),
  games('number as a word', numberAsWord),
  games('two swaps in one word of 5 to 7 letters', twoEditsInOneWord),
  games('generic words in the middle', genericInTheMiddle),
  games('unknown word in the middle', unknownInTheMiddle),
  ...Object.entries(WITH_NAMES).map(([name, write]) => games(name, write)),
  games('one misheard word', oneMisheard),
  games('two misheard words', twoMisheard),
  ...names('expansions'),
  {
    name: 'expansions: nickname of the game and subtitle',
    resource: 'expansions',
    write: nicknameAndSubtitle,
    expects: 'any of',
  },
  ...names('publishers'),
  ...names('people'),
  {
    name: 'people: names of two different people',
    resource: 'people',
    write: otherPerson,
    expects: 'nothing',
  },
];
