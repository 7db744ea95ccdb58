import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '#libs/catalog';
import { THE_ADJECTIVES, THE_NOUNS } from './read-table.js';
import type { Count, Thing } from '../grammar/grammar.js';
import { GRAMMARS } from '../grammar/grammars.js';

function thing(noun: string, count: Count = 'singular', adjective?: string): Thing {
  return {
    noun: THE_NOUNS.find(({ en }) => en.singular === noun)!,
    adjective: THE_ADJECTIVES.find(({ en }) => en.m === adjective),
    count,
  };
}

describe('the', () => {
  it.each<[Language, string, Thing, string]>([
    ['en', 'the dwarves', thing('dwarf', 'plural'), 'irregular plural'],
    ['fr', "l'île", thing('island'), 'elision'],
    ['fr', 'le héros', thing('hero'), 'an h that is not elided'],
    ['fr', 'la dernière île', thing('island', 'singular', 'last'), 'the adjective decides on the elision'],
    ['fr', 'les chevaux royaux', thing('horse', 'plural', 'royal'), 'plurals in -aux'],
    ['de', 'die schwarze Burg', thing('castle', 'singular', 'black'), 'weak ending'],
    ['de', 'die schwarzen Drachen', thing('dragon', 'plural', 'black'), 'weak ending, plural'],
    ['es', 'el águila', thing('eagle'), 'el before a stressed a'],
    ['es', 'las águilas rojas', thing('eagle', 'plural', 'red'), 'and feminine all the same'],
    ['es', 'la gran águila', thing('eagle', 'singular', 'great'), 'but not before its adjective'],
    ['es', 'los leones', thing('lion', 'plural'), 'the accent is lost'],
    ['it', 'lo gnomo', thing('gnome'), 'lo'],
    ['it', 'gli amici', thing('friend', 'plural'), 'gli'],
    ['it', "l'ultima stella", thing('star', 'singular', 'last'), 'elision before the adjective'],
  ])('%s: %s', (language, text, what) => {
    expect(GRAMMARS[language].the(what)).toBe(text);
  });
});

describe('of the', () => {
  it.each<[Language, string, Thing]>([
    ['en', 'of the king', thing('king')],
    ['en', 'of kings', thing('king', 'plural')],
    ['fr', 'du roi', thing('king')],
    ['fr', 'des étoiles', thing('star', 'plural')],
    ['fr', "de l'étoile", thing('star')],
    ['de', 'des Königs', thing('king')],
    ['de', 'des schwarzen Drachen', thing('dragon', 'singular', 'black')],
    ['de', 'des Geheimnisses', thing('secret')],
    ['de', 'der schwarzen Burg', thing('castle', 'singular', 'black')],
    ['es', 'del rey', thing('king')],
    ['es', 'del alma', thing('soul')],
    ['it', 'dei re', thing('king', 'plural')],
    ['it', 'del mago folle', thing('wizard', 'singular', 'mad')],
    ['it', "dell'isola", thing('island')],
  ])('%s: %s', (language, text, what) => {
    expect(GRAMMARS[language].ofThe(what)).toBe(text);
  });
});

describe('without an article', () => {
  it.each<[Language, string, Thing]>([
    ['de', 'dunkler Drache', thing('dragon', 'singular', 'dark')],
    ['de', 'dunkles Haus', thing('house', 'singular', 'dark')],
    ['fr', 'cité mystérieuse', thing('city', 'singular', 'mysterious')],
    ['it', 'streghe bianche', thing('witch', 'plural', 'white')],
  ])('%s: %s', (language, text, what) => {
    expect(GRAMMARS[language].bare(what)).toBe(text);
  });
});

it.each<[Language, string]>([
  ['en', 'dragon castle'],
  ['fr', 'château du dragon'],
  ['de', 'Drachenburg'],
  ['es', 'castillo del dragón'],
  ['it', 'castello del drago'],
])('%s compounds: %s', (language, text) => {
  expect(GRAMMARS[language].compound(thing('dragon'), thing('castle'))).toBe(text);
});

it.each<[Language, string, string]>([
  ['en', 'Marx', "Marx's castle"],
  ['fr', 'Orimar', "le château d'Orimar"],
  ['de', 'Marx', 'Marx’ Burg'],
  ['de', 'Dorvan', 'Dorvans Burg'],
])('%s possession: %s has %s', (language, name, text) => {
  expect(GRAMMARS[language].possessive(name, thing('castle'))).toBe(text);
});

describe('The tables', () => {
  it('have every noun once, with a singular and a plural in each language', () => {
    const nouns = THE_NOUNS.map(({ en }) => en.singular);
    expect(new Set(nouns).size).toBe(nouns.length);
    for (const noun of THE_NOUNS)
      for (const language of LANGUAGES) {
        const { singular, plural } = noun[language];
        expect([singular, plural]).toEqual([
          expect.stringMatching(/^[\p{L}-]+$/u),
          expect.stringMatching(/^[\p{L}-]+$/u),
        ]);
      }
  });

  it('have German nouns with a capital, and the others without', () => {
    for (const noun of THE_NOUNS)
      for (const language of LANGUAGES)
        expect(/^\p{Lu}/u.test(noun[language].singular)).toBe(language === 'de');
  });
});
