import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldTitle, titleForms, formsOfTitle } from './fold-title.js';
import { LANGUAGES } from '../model/localized.js';
import { NUMBER_WORDS, OTHER_WORDS } from './number-words.data.js';
import { rankTitle } from './rank-title.js';
import { titleQuery } from './title-query.js';

describe('foldTitle', () => {
  it.each([
    ['Flügelschlag', 'flugelschlag', 'umlauts lose their dots'],
    ['Flu\u0308gelschlag', 'flugelschlag', 'NFD is NFC'],
    ['FLÜGEL\u00ADSCHLAG', 'flugelschlag', 'soft hyphens and case vanish'],
    ['L’Âge de pierre', 'lage de pierre', 'curly apostrophes are closed'],
    ["L'Âge de pierre", 'lage de pierre', 'straight apostrophes are closed'],
    ['L´Âge de pierre', 'lage de pierre', 'so is an acute accent used as one'],
    ['L｀Âge de pierre', 'lage de pierre', 'so is a wide grave accent'],
    ['¡Aventureros al Tren!', 'aventureros al tren', 'punctuation is space'],
    ['Tigris & Euphrates', 'tigris euphrates', 'an ampersand is dropped'],
    ['Straße, Œuvre, Æon, Øre, Łódź', 'strasse oeuvre aeon ore lodz', 'special letters are spelled out'],
    ['Ⅳ ½ ﬁn Ｃａｔａｎ', 'iv 1 2 fin catan', 'compatibility forms are plain'],
    ['Цивилизация', 'цивилизация', 'other scripts stay, й is и with a mark'],
    ['7 Wonders', '7 wonders', 'digits stay'],
    ['CATAN™ Base℠', 'catan base', 'trademarks are dropped'],
    ['©♭ 🎲 !!!', '', 'without a letter or digit nothing is left'],
  ])('%s → %s: %s', (title, folded) => {
    expect(foldTitle(title)).toBe(folded.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC'));
  });

  it('does not change a folded text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), text => {
        expect(foldTitle(foldTitle(text))).toBe(foldTitle(text));
      }),
    );
  });

  it('returns the same for every Unicode form of a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), text => {
        expect(foldTitle(text.normalize('NFD'))).toBe(foldTitle(text.normalize('NFC')));
      }),
    );
  });

  it('keeps nothing but letters, digits and single spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), text => {
        expect(foldTitle(text)).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u);
      }),
    );
  });
});

describe('titleForms', () => {
  it('spells an umlaut with and without e', () => {
    expect(titleForms('Flügel').exact).toEqual(['flugel', 'fluegel']);
  });

  it('closes and splits an apostrophe', () => {
    expect(titleForms("King's").exact).toEqual(['kings', 'king s']);
  });

  it('drops an ampersand and spells it in five languages', () => {
    expect(titleForms('A & B').exact).toEqual(['a b', 'a and b', 'a und b', 'a et b', 'a y b', 'a e b']);
  });

  it('has numbers in digits as a further form', () => {
    expect(titleForms('Twilight Imperium: 4th Edition').exact).toEqual([
      'twilight imperium 4th edition',
      'twilight imperium 4 edition',
    ]);
    expect(titleForms('Zwölf VI').exact).toEqual(['zwolf vi', 'zwoelf vi', '12 6']);
  });

  it('reads numbers in the given languages alone, numerals in any', () => {
    expect(titleForms('Elf II', ['en']).exact).toEqual(['elf ii', 'elf 2']);
    expect(titleForms('Elf II', ['de']).exact).toEqual(['elf ii', '11 2']);
  });

  it('has the words of every form once, and how often a word is repeated', () => {
    expect(titleForms('Ramen! Ramen! Noodle').words).toEqual(['ramen', 'noodle', 'ramen ramen']);
    expect(titleForms("L'âge").words).toEqual(['lage', 'l', 'age']);
  });

  it('keeps accents and punctuation in the verbatim form, but not typography', () => {
    expect(titleForms('  L’ÂGE\u00AD  “X”! ').verbatim).toBe('l\'âge "x"!');
  });

  it('has only a verbatim form for a title without a letter or digit', () => {
    expect(titleForms('!!!')).toEqual({ verbatim: '!!!', exact: [], joined: [], words: [] });
  });
});

it.each([
  ['in its own language', 'de', false, ['elf nimmt', '11 nimmt']],
  ['not in another one', 'en', false, ['elf nimmt']],
  ['not in an alias, where it may be another word', undefined, true, ['elf nimmt']],
  ['not in a proper name', undefined, false, ['elf nimmt']],
] as const)('reads a number that is a word in another language %s', (_, language, isAlias, exact) => {
  expect(formsOfTitle({ text: 'Elf nimmt', language, isAlias }).exact).toEqual(exact);
});

it.each([
  ['Sechs nimmt', 'in any language', ['sechs nimmt', '6 nimmt']],
  ['Once Upon a Time', 'except for what is another word in one of them', ['once upon a time']],
  ['Sei', 'and not where it is the title by itself', ['sei']],
])('reads the number in the alias %s %s', (text, _, exact) => {
  expect(formsOfTitle({ text, language: undefined, isAlias: true }).exact).toEqual(exact);
});

it.each([
  ['7', 'Sept familles', 'fr', 'leading words'],
  ['7', 'Seven Dragons', 'en', 'leading words'],
  ['4', 'Quarto', 'it', undefined],
] as const)('matches %s, searched for alone, with %s [%s]: %s', (q, text, language, tier) => {
  const forms = formsOfTitle({ text, language, isAlias: false });
  expect(rankTitle(titleQuery(q), forms, false)?.tier).toBe(tier);
});

it('knows the numbers from 1 to 12 in every language, no word for two of them', () => {
  expect(NUMBER_WORDS).toHaveLength(12);
  for (const language of LANGUAGES) {
    const words = NUMBER_WORDS.flatMap(each => each[language].split(' '));
    expect(words).toEqual([...new Set(words)]);
  }
});

it('reads a word the same in every language in which it is a number', () => {
  const digits = new Map<string, Set<number>>();
  for (const [index, words] of NUMBER_WORDS.entries())
    for (const word of LANGUAGES.flatMap(language => words[language].split(' ')))
      digits.set(word, (digits.get(word) ?? new Set()).add(index + 1));
  expect([...digits].filter(([, numbers]) => numbers.size > 1)).toEqual([]);
});

it('leaves out of unknown languages only what is a number in one', () => {
  const known = new Set(
    NUMBER_WORDS.flatMap(words => LANGUAGES.flatMap(language => words[language].split(' '))),
  );
  expect([...OTHER_WORDS].filter(word => !known.has(word))).toEqual([]);
});
