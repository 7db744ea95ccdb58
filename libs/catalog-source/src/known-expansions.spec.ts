import { expect, it } from '@jest/globals';
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
  for (const { number } of ascending) expansions.extend('sea', number);
  expect(expansions.of('sea')).toEqual([expansion('storm', 'wind'), expansion('wind', 'sea')]);
  expect(expansions.of('land')).toEqual([]);
});

it('keeps a record whose texts are as long as the schema allows', () => {
  const name = { en: '"'.repeat(500), fr: '𐐷'.repeat(500), de: 'ü'.repeat(500), es: 'œ'.repeat(500) };
  const longest = { ...expansion('long', 'sea'), name: { ...name, it: '\\'.repeat(500) } };
  const expansions = new KnownExpansions();
  expansions.addRecord(longest, 1);
  expansions.extend('sea', 0);
  expect(expansions.of('sea')).toEqual([longest]);
});
