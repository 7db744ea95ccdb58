import { describe, expect, it } from '@jest/globals';
import { aGame, anExpansion } from '#libs/testing';
import type { ImportedExpansion } from './imported.js';
import { TargetTitles } from './target-titles.js';

const imported = (fields: Partial<ImportedExpansion>): ImportedExpansion => ({
  kind: 'expansion',
  key: 'Q1',
  slugSuffix: 'q1',
  name: { en: 'Azul' },
  year: 2017,
  aliases: [],
  languages: [],
  players: null,
  series: null,
  externalIds: {},
  popularity: null,
  bases: [],
  ...fields,
});

const target = new TargetTitles();
target.add(
  aGame({
    id: 'azul',
    name: { en: 'Azul', de: 'Azul: Das Spiel' },
    yearPublished: 2017,
    aliases: ['Azulejos'],
  }),
);
target.add(aGame({ id: 'dune', name: { en: 'Dune' }, yearPublished: 1979 }));
target.add(aGame({ id: 'dune-2019', name: { en: 'Dune' }, yearPublished: 2019 }));
target.add(aGame({ id: 'go', name: { en: 'Go' }, yearPublished: null, aliases: ['Baduk'] }));
target.add(
  aGame({ id: 'brass', name: { en: 'Brass' }, externalIds: { boardgamegeek: '28720', wikidata: 'Q99' } }),
);
target.add(
  anExpansion({ id: 'azul-crystal-mosaic', name: { en: 'Azul: Crystal Mosaic' }, yearPublished: 2020 }),
);

describe('a record is the same as one of ours', () => {
  it.each<[string, Partial<ImportedExpansion>, string]>([
    ['with its title and year', {}, 'azul'],
    ['with its title, folded', { name: { en: 'AZUL!' } }, 'azul'],
    ['with its title in another language', { name: { en: 'Tiles', de: 'Azul – das Spiel' } }, 'azul'],
    ['with its title a year later', { year: 2018 }, 'azul'],
    ['with its title and no year', { year: null }, 'azul'],
    ['with its title, when ours has no year', { name: { en: 'Go' }, year: -500 }, 'go'],
    ['with the title that is nearer in time', { name: { en: 'Dune' }, year: 2020 }, 'dune-2019'],
    ['under one of our aliases, in the same year', { name: { en: 'Azulejos' } }, 'azul'],
    [
      'with our title among its aliases, in the same year',
      { name: { en: 'Tiles' }, aliases: ['Azul'] },
      'azul',
    ],
    [
      'with the same BoardGameGeek id',
      { name: { en: 'X' }, externalIds: { boardgamegeek: '28720' } },
      'brass',
    ],
    ['with the same item', { name: { en: 'X' }, externalIds: { wikidata: 'Q99' } }, 'brass'],
    ['that is an expansion', { name: { en: 'Azul: Crystal Mosaic' }, year: 2020 }, 'azul-crystal-mosaic'],
  ])('%s', (_, fields, slug) => {
    expect(target.find(imported(fields))).toBe(slug);
  });
});

describe('a record is another one', () => {
  it.each<[string, Partial<ImportedExpansion>]>([
    ['with our title two years later', { year: 2019 }],
    ['under one of our aliases in another year', { name: { en: 'Azulejos' }, year: 2018 }],
    ['under an alias of a game of unknown year', { name: { en: 'Baduk' }, year: null }],
    [
      'with our title among its aliases, in another year',
      { name: { en: 'Tiles' }, aliases: ['Azul'], year: 2018 },
    ],
    ['with another id', { name: { en: 'X' }, externalIds: { boardgamegeek: '1' } }],
    ['with a title that folds to nothing', { name: { en: '!!!' } }],
  ])('%s', (_, fields) => {
    expect(target.find(imported(fields))).toBeUndefined();
  });
});
