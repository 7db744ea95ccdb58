import type { Language } from '#libs/catalog';
import type { Thing, Translated } from '../grammar/grammar.js';
import { readPhrases, THE_NOUNS } from '../words/read-table.js';
import { ABOUT_MANY, ABOUT_ONE, ABOUT_PLACES, ABOUT_THINGS, COUNTS } from '../words/phrases.data.js';
import { titleOf, type Title } from './title.js';
import type { Vocabulary } from './vocabulary.js';

/** A way in which titles are made. */
export type Pattern = (words: Vocabulary) => Title;

const placePhrases = readPhrases(ABOUT_PLACES);
const thingPhrases = readPhrases(ABOUT_THINGS);
const onePhrases = readPhrases(ABOUT_ONE);
const manyPhrases = readPhrases(ABOUT_MANY);
const counts = readPhrases(COUNTS);
export const VERSUS: Translated<string> = {
  en: 'vs.',
  fr: 'contre',
  de: 'gegen',
  es: 'contra',
  it: 'contro',
};
const CIPHERS: readonly [number, ...number[]] = [7, 3, 5, 4, 6, 10, 12, 8, 9, 13, 100, 1001, 20, 99, 42];

/** The title that `make` returns is the same in every language. */
export const always =
  (make: (words: Vocabulary) => string): Pattern =>
  words => {
    const text = make(words);
    return () => text;
  };

const about =
  (
    phrases: readonly [Translated<string>, ...Translated<string>[]],
    make: (words: Vocabulary) => Thing,
  ): Pattern =>
  words => {
    const phrase = words.random.pick(phrases);
    const thing = make(words);
    return titleOf((grammar, language) =>
      phrase[language].replace(/\{(noun|the|ofThe)\}/, (_, slot: 'noun' | 'the' | 'ofThe') =>
        slot === 'noun' ? grammar.bare(thing) : grammar[slot](thing),
      ),
    );
  };

export const aboutThing = about(thingPhrases, words => words.thing());
export const aboutOneThing = about(onePhrases, words => words.plainThing('singular'));
export const aboutManyThings = about(manyPhrases, words => words.plainThing('plural'));

export const aboutPlace: Pattern = words => {
  const phrase = words.random.pick(placePhrases);
  const name = words.name();
  return titleOf((grammar, language) =>
    phrase[language].replace('{name}', name).replace('{of}', grammar.of(name)),
  );
};

export const noun: Pattern = words => {
  const noun = words.random.pick(THE_NOUNS);
  const count = words.random.chance(0.3) ? 'plural' : 'singular';
  return titleOf(grammar => grammar.bare({ noun, adjective: undefined, count }));
};

export const quality: Pattern = words => {
  const thing = words.plainThing(words.random.chance(0.3) ? 'plural' : 'singular', words.adjective());
  return titleOf(grammar => grammar.bare(thing));
};

export const theThing: Pattern = words => {
  const thing = words.thing();
  return titleOf(grammar => grammar.the(thing));
};

/** "The Castle of Dorimar", "Kings of Dorimar". */
export const thingOfName: Pattern = words => {
  const thing = words.thing();
  const name = words.name();
  const isDefinite = words.random.chance(0.4);
  return titleOf(grammar => `${isDefinite ? grammar.the(thing) : grammar.bare(thing)} ${grammar.of(name)}`);
};

export const thingOfThing: Pattern = words => {
  const thing = words.thing();
  const owner = words.thing();
  const isDefinite = words.random.chance(0.4);
  return titleOf(
    grammar => `${isDefinite ? grammar.the(thing) : grammar.bare(thing)} ${grammar.ofThe(owner)}`,
  );
};

export const possessive: Pattern = words => {
  const thing = words.thing();
  const name = words.name();
  return titleOf(grammar => grammar.possessive(name, thing));
};

export const named: Pattern = words => {
  const thing = words.plainThing(words.random.chance(0.4) ? 'plural' : 'singular');
  const name = words.name();
  return titleOf(grammar => grammar.named(name, thing));
};

/** "Captain Dorvan". */
export const titled: Pattern = words => {
  const thing = words.plainThing('singular');
  const name = words.name();
  return titleOf(grammar => `${grammar.bare(thing)} ${name}`);
};

export const compound: Pattern = words => {
  const first = words.plainThing('singular');
  const head = words.thing();
  return titleOf(grammar => grammar.compound(first, head));
};

/** Two sorts of things, joined by `join`. */
export const pair =
  (join: (first: string, second: string, language: Language) => string): Pattern =>
  words => {
    const [first, second] = [words.plainThing('plural'), words.plainThing('plural')];
    return titleOf((grammar, language) => join(grammar.bare(first), grammar.bare(second), language));
  };

export const spelledPair: Pattern = words => {
  const [first, second] = [words.thing(), words.thing()];
  return titleOf(grammar => grammar.and(grammar.the(first), grammar.the(second)));
};

export const counted: Pattern = words => {
  const things = words.plainThing('plural');
  const count = words.random.pickCommon(counts);
  const cipher = words.random.chance(0.6) ? words.random.pickCommon(CIPHERS) : undefined;
  return titleOf((grammar, language) => `${cipher ?? count[language]} ${grammar.bare(things)}`);
};

/** "Karno!", "¡Karno!". */
export const exclaimed: Pattern = words => {
  const name = words.random.chance(0.5) ? words.names.invent() : words.brand();
  return titleOf((_, language) => `${language === 'es' ? '¡' : ''}${name}${language === 'fr' ? ' !' : '!'}`);
};
