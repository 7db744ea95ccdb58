import { expect, it } from '@jest/globals';
import { LANGUAGES } from '../model/localized.js';
import { formsOfTitle } from './forms-of-title.js';
import { NUMBER_WORDS } from './number-words.data.js';

it.each([
  ['in its own language', 'de', false, ['elf nimmt', '11 nimmt']],
  ['not in another one', 'en', false, ['elf nimmt']],
  ['in any language for an alias', undefined, true, ['elf nimmt', '11 nimmt']],
  ['not in a proper name', undefined, false, ['elf nimmt']],
] as const)('reads the numbers of a title %s', (_, language, isAlias, exact) => {
  expect(formsOfTitle({ text: 'Elf nimmt', language, isAlias }).exact).toEqual(exact);
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
