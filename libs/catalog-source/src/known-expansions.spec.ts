import { expect, it } from '@jest/globals';
import { LANGUAGES, LANGUAGE_CODES, MAX_SLUG_LENGTH } from '#libs/catalog';
import { KnownExpansions } from './known-expansions.js';

const expansion = (id: string, baseGame: string) => ({
  ...{ id, baseGame, name: { en: id }, yearPublished: null, languages: ['en'] },
});

it('gives expansions by slug with their lines, and those of a game in the order in which they were grouped', () => {
  const expansions = new KnownExpansions();
  expansions.addRecord(expansion('wind', 'sea'), 1);
  expansions.addRecord(expansion('storm', 'wind'), 2);
  const ascending = [...expansions.ascending()];
  expect(ascending).toEqual([
    { number: 1, slug: 'storm', base: 'wind', line: 2 },
    { number: 0, slug: 'wind', base: 'sea', line: 1 },
  ]);
  for (const { number } of ascending) expansions.extend(7, number);
  expect(expansions.of(7)).toEqual([expansion('storm', 'wind'), expansion('wind', 'sea')]);
  expect(expansions.of(8)).toEqual([]);
});

it('keeps a record whose texts are as long as the schema allows', () => {
  const longestTitle = '𐐷'.repeat(500);
  const longestSlug = 'x'.repeat(MAX_SLUG_LENGTH);
  const longest = {
    ...expansion(longestSlug, longestSlug),
    name: Object.assign({ en: '' }, ...LANGUAGES.map(language => ({ [language]: longestTitle }))),
    languages: [...LANGUAGE_CODES],
  };
  const expansions = new KnownExpansions();
  expansions.addRecord(longest, 1);
  expansions.extend(0, 0);
  expect(expansions.of(0)).toEqual([longest]);
});
