import { expect, it } from '@jest/globals';
import { CatalogSource } from '#libs/catalog-source';
import { aGame, anExpansion, writeSource } from '#libs/testing';
import { countCatalog } from './count-catalog.js';
import { renderStatistics } from './render-statistics.js';

it('counts a game of which year and players are not known in no decade and for no number of players', async () => {
  const source = await writeSource({ games: [aGame({ yearPublished: null, players: null })] });
  const { decades, players } = await countCatalog(await CatalogSource.open(source));
  expect([...decades]).toEqual([['not known', 1]]);
  expect([...players].filter(([, games]) => games > 0)).toEqual([]);
});

it('lists games of unknown year after every decade', async () => {
  const games = [aGame({ id: 'a', yearPublished: null }), aGame({ id: 'b', yearPublished: 2017 })];
  const source = await writeSource({ games });
  expect(renderStatistics(await countCatalog(await CatalogSource.open(source)))).toMatch(
    /2010s[^\n]*\n\| not known/,
  );
});

it('counts what is known of a game, and the languages of the titles of expansions', async () => {
  const games = [aGame({ complexity: 3, externalIds: { wikidata: 'Q900001' } })];
  const expansions = [anExpansion({ name: { en: 'More', de: 'Mehr' }, baseGame: games[0]!.id })];
  const source = await writeSource({ games, expansions });
  const { known, expansionTitles } = await countCatalog(await CatalogSource.open(source));
  const counted = (tally: ReadonlyMap<string, number>) =>
    [...tally].flatMap(([name, count]) => (count > 0 ? name : []));
  expect(counted(known)).toEqual(['complexity', 'id at Wikidata']);
  expect(counted(expansionTitles)).toEqual(['en', 'de']);
});
