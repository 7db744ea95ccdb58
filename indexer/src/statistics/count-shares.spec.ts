import { expect, it } from '@jest/globals';
import { CatalogSource, type RecordTypes } from '#libs/catalog-source';
import { aGame, writeSource } from '#libs/testing';
import { countShares, type CatalogShares } from './count-shares.js';
import { fallenShares } from './fallen-shares.js';
import { renderShares } from './render-shares.js';

type Game = RecordTypes['games'];

async function sharesOf(...games: Game[]): Promise<CatalogShares> {
  return countShares(await CatalogSource.open(await writeSource({ games })));
}

it('counts how much is known of games that were published often, sometimes and rarely', async () => {
  const editions = Array.from({ length: 10 }, () => ({ languages: ['en'] }));
  const { games } = await sharesOf(
    aGame({ id: 'a', editions }),
    aGame({ id: 'b', editions: 5, yearPublished: null }),
    aGame({ id: 'c', editions: null, yearPublished: null }),
  );
  expect(games.columns).toEqual(['all', '10 editions or more', '4 to 9', 'up to 3']);
  expect(games.rows.find(({ name }) => name === 'year')?.percents).toEqual([33, 100, 0, 0]);
});

it('counts what is known of editions, in each of their languages', async () => {
  const editions = [{ languages: ['de', 'fr'], title: 'Spiel', year: 2017 }, { languages: ['de'] }];
  const { editions: shares } = await sharesOf(aGame({ languages: ['de', 'en', 'fr'], editions }));
  expect(shares.columns).toEqual(['title', 'publisher', 'year']);
  expect(shares.rows).toEqual([
    { name: 'en', percents: [null, null, null] },
    { name: 'fr', percents: [100, 0, 100] },
    { name: 'de', percents: [50, 0, 50] },
    { name: 'es', percents: [null, null, null] },
    { name: 'it', percents: [null, null, null] },
  ]);
});

it('names the shares that fell, or are no longer counted, and no others', async () => {
  const known = renderShares(await sharesOf(aGame({ editions: [{ languages: ['en'], year: 2017 }] })));
  const lost = renderShares(await sharesOf(aGame({ editions: [{ languages: ['en'] }] })));
  expect(fallenShares(known, lost)).toEqual(['Known of the editions, in per cent, en, year: 100 → 0']);
  expect(fallenShares(lost, known)).toEqual([]);
  expect(fallenShares(known, '')).toContain('Known of the editions, in per cent, en, year: 100 → nothing');
});
