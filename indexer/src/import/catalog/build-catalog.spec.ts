import { describe, expect, it } from '@jest/globals';
import { aGame, aPerson, aPublisher, aTerm, writeSource } from '#libs/testing';
import { buildCatalog } from './build-catalog.js';
import type { Imported, ImportedExpansion, ImportedGame } from './imported.js';
import { openTargetCatalog } from './target-catalog.js';

const shared = {
  slugSuffix: undefined,
  aliases: [],
  languages: [],
  series: null,
  externalIds: {},
  popularity: null,
};
const game = (key: string, fields: Partial<ImportedGame> = {}): ImportedGame => ({
  ...shared,
  kind: 'game',
  key,
  slugSuffix: key.toLowerCase(),
  name: { en: key },
  year: 2000,
  description: { en: 'board game' },
  editions: null,
  players: null,
  playtime: null,
  minAge: null,
  complexity: null,
  publisher: null,
  designers: [],
  illustrators: [],
  categories: [],
  mechanics: [],
  awards: [],
  reimplements: [],
  ...fields,
});
const expansion = (
  key: string,
  base: string,
  fields: Partial<ImportedExpansion> = {},
): ImportedExpansion => ({
  ...shared,
  kind: 'expansion',
  key,
  name: { en: key },
  year: 2001,
  bases: [base],
  ...fields,
});
const person = (key: string, name: string) => ({ key, name, slugSuffix: key.toLowerCase() });

const TERMS = { categories: [aTerm('dice'), aTerm('party')], mechanics: [aTerm('auction')] };

async function built(imported: readonly Imported[], merge?: Parameters<typeof writeSource>[0]) {
  const target = await openTargetCatalog(merge === undefined ? undefined : await writeSource(merge));
  return buildCatalog(imported, target, TERMS);
}

describe('an import that is not merged', () => {
  it('writes the terms that its games have, and no other', async () => {
    const { added } = await built([game('Q1', { categories: ['dice'] })]);
    expect([added.categories, added.mechanics]).toEqual([[aTerm('dice')], []]);
  });

  it('gives two people of one name two slugs, the plain one to the lower key, in any order', async () => {
    const { added } = await built([
      game('Q1', { designers: [person('Q20', 'Adam West')] }),
      game('Q2', { illustrators: [person('Q9', 'Adam West'), person('Q20', 'Adam West')] }),
    ]);
    expect(added.games.map(({ designers, illustrators }) => [designers, illustrators])).toEqual([
      [['adam-west-q20'], []],
      [[], ['adam-west', 'adam-west-q20']],
    ]);
    expect(added.people).toEqual([aPerson('adam-west', 'Adam West'), aPerson('adam-west-q20', 'Adam West')]);
  });

  it('leaves out what the source format refuses, with the reason, and what extends it', async () => {
    const tooOld = game('Q1', { year: -10_000 });
    const { added, outcomes } = await built([tooOld, expansion('Q2', 'Q1'), game('Q3')]);
    expect(added.games.map(({ id }) => id)).toEqual(['q3']);
    expect(added.expansions).toEqual([]);
    expect(outcomes.get('Q1')).toEqual({
      became: 'left out',
      reason: 'would be refused: yearPublished must be >= -9999, but is -10000',
    });
    expect(outcomes.get('Q2')).toEqual({
      became: 'left out',
      reason: 'extends a game that is not in the catalog',
    });
  });

  it('keeps one of two records of the same title and BoardGameGeek id', async () => {
    const same = { name: { en: 'Azul' }, externalIds: { boardgamegeek: '1' } };
    const { added, outcomes } = await built([
      game('Q1', same),
      game('Q2', same),
      game('Q3', { name: { en: 'Azul' } }),
    ]);
    expect(added.games.map(({ id }) => id)).toEqual(['azul', 'azul-2000']);
    expect(outcomes.get('Q2')?.became).toBe('left out');
  });

  it('shares slugs between games and expansions, since either may be a base', async () => {
    const { added } = await built([
      game('Q1', { name: { en: 'Azul' } }),
      expansion('Q2', 'Q1', { name: { en: 'Azul' } }),
    ]);
    expect(added.expansions).toMatchObject([{ id: 'azul-2001', baseGame: 'azul' }]);
  });
});

describe('an import that is merged', () => {
  const OWN = {
    games: [aGame({ id: 'azul', name: { en: 'Azul' }, yearPublished: 2017 })],
    people: [aPerson('adam-west', 'Adam West')],
    publishers: [aPublisher('first-house', 'First House')],
    categories: [aTerm('dice')],
  };

  it('keeps the records of the catalog, and lets expansions extend them', async () => {
    const same = game('Q1', { name: { en: 'Azul' }, year: 2017 });
    const { added, outcomes } = await built([same, expansion('Q2', 'Q1')], OWN);
    expect(outcomes.get('Q1')).toEqual({ became: 'merged', slug: 'azul' });
    expect(added.games).toEqual([]);
    expect(added.expansions).toMatchObject([{ id: 'q2', baseGame: 'azul' }]);
  });

  it('does not use a slug that the catalog has', async () => {
    const { added } = await built([game('Q1', { name: { en: 'Azul' }, year: 1950 })], OWN);
    expect(added.games.map(({ id }) => id)).toEqual(['azul-1950']);
  });

  it('knows people, publishers and terms of the catalog by name', async () => {
    const { added } = await built(
      [
        game('Q1', {
          designers: [person('Q2', 'ADAM WEST')],
          publisher: person('Q3', 'First House'),
          categories: ['dice', 'party'],
        }),
      ],
      OWN,
    );
    expect(added.games).toMatchObject([{ designers: ['adam-west'], publisher: 'first-house' }]);
    expect([added.people, added.publishers, added.categories]).toEqual([[], [], [aTerm('party')]]);
  });
});
