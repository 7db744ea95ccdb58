import { describe, expect, it } from '@jest/globals';
import { aGame, aPerson, aPublisher, aTerm, writeSource } from '#libs/testing';
import { buildCatalog } from './build-catalog.js';
import { EarlierIds } from './earlier-ids.js';
import type { Imported, ImportedExpansion, ImportedGame } from './imported.js';
import { openTargetCatalog } from './target-catalog.js';

const shared = {
  slugSuffix: undefined,
  aliases: [],
  languages: [],
  players: null,
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

type Source = Parameters<typeof writeSource>[0];

async function built(imported: readonly Imported[], merge?: Source, earlier?: Source) {
  const target = await openTargetCatalog(merge === undefined ? undefined : await writeSource(merge));
  const ids = await EarlierIds.open(earlier === undefined ? undefined : await writeSource(earlier));
  return buildCatalog(imported, target, TERMS, ids);
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

describe('ids', () => {
  const duel = (key: string, fields: Partial<ImportedGame>) => game(key, { name: { en: 'Duel' }, ...fields });
  const older = duel('line 2', { year: 1990, externalIds: { boardgamegeek: '7' } });
  const newer = duel('line 3', { year: 2015, externalIds: { boardgamegeek: '9' } });
  const idsOf = async (...args: Parameters<typeof built>) => {
    const { added, outcomes } = await built(...args);
    const keys = args[0].map(({ key }) => outcomes.slugOf(key));
    return { keys, people: added.people.map(({ id }) => id) };
  };

  it('do not depend on the order of the source', async () => {
    expect((await idsOf([older, newer])).keys).toEqual(['duel', 'duel-2015']);
    expect((await idsOf([newer, older])).keys).toEqual(['duel-2015', 'duel']);
  });

  it('go to records with an external id before others', async () => {
    expect((await idsOf([duel('line 2', { year: 1950 }), newer])).keys).toEqual(['duel-1950', 'duel']);
  });

  it('that the source names are kept, before one is made of a title', async () => {
    expect((await idsOf([older, { ...newer, id: 'duel' }])).keys).toEqual(['duel-1990', 'duel']);
  });

  it('that the source names and the catalog has are of the same record', async () => {
    const { keys } = await idsOf([{ ...newer, id: 'azul' }], { games: [aGame({ id: 'azul' })] });
    expect(keys).toEqual(['azul']);
  });

  it('of an earlier import are kept, although a record with a lower external id is new', async () => {
    const earlier = { games: [aGame({ id: 'duel', externalIds: { boardgamegeek: '9' } })] };
    expect((await idsOf([older, newer], undefined, earlier)).keys).toEqual(['duel-1990', 'duel']);
  });

  it('of an earlier import are kept by title and year where there is no external id', async () => {
    const earlier = { games: [aGame({ id: 'kept', name: { en: 'Duel' }, yearPublished: 1990 })] };
    expect((await idsOf([duel('a', { year: 1990 })], undefined, earlier)).keys).toEqual(['kept']);
  });

  it('of an earlier import are never given to another record', async () => {
    const earlier = { games: [aGame({ id: 'duel', name: { en: 'Gone' }, yearPublished: 1900 })] };
    expect((await idsOf([older], undefined, earlier)).keys).toEqual(['duel-1990']);
  });

  it('of people in an earlier import are kept', async () => {
    const earlier = { people: [aPerson('untitled-2', '囲碁')] };
    const named = { designers: [{ key: 'x', name: '囲碁', slugSuffix: undefined }] };
    expect((await idsOf([game('Q1', named)], undefined, earlier)).people).toEqual(['untitled-2']);
  });
});
