import { expect, it } from '@jest/globals';
import { titleForms } from '#libs/catalog';
import { VocabularyParts } from './vocabulary-parts.js';

/** Enough for several parts. */
const TITLES = Array.from({ length: 45_000 }, (_, number) => titleForms(`Castle ${number}`));

it('contains every word and every joined title, in parts of bounded size', () => {
  const vocabulary = new VocabularyParts();
  const parts = TITLES.flatMap(forms => vocabulary.add('games', forms) ?? []);
  parts.push(...vocabulary.rest());
  const texts = (kind: string) =>
    new Set(parts.flatMap(({ content }) => (content.kind === kind ? content.texts : [])));
  expect(texts('words')).toEqual(new Set(TITLES.flatMap(({ words }) => words)));
  expect(texts('joined')).toEqual(new Set(TITLES.flatMap(({ joined }) => joined)));
  expect(Math.max(...parts.map(({ content }) => content.texts.length))).toBeLessThanOrEqual(5_001);
});

it('gives every part a different name', () => {
  const vocabulary = new VocabularyParts();
  const parts = TITLES.flatMap(forms => vocabulary.add('games', forms) ?? []);
  parts.push(...vocabulary.rest());
  expect(new Set(parts.map(({ part }) => part)).size).toBe(parts.length);
});
