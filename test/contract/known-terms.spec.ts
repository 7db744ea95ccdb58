import { beforeAll, expect, it } from '@jest/globals';
import { titleQuery } from '#libs/catalog';
import { EmbeddedCatalog } from '#libs/search-embedded';
import { SHIPPED_CATALOG } from '../../bench/search/catalogs.js';

let catalog: EmbeddedCatalog;
beforeAll(async () => void (catalog = await EmbeddedCatalog.load(SHIPPED_CATALOG)));

it.each([
  ['deckbuilder', 'deck-building'],
  ['Deckbuilding', 'deck-building'],
  ['engine builder', 'engine-building'],
  ['area control', 'area-majority'],
  ['contrôle de territoire', 'area-majority'],
  ['social deduction', 'hidden-roles'],
  ['bidding', 'auction'],
  ['jeu coopératif', 'cooperative'],
  ['co-op', 'cooperative'],
  ['Koop', 'cooperative'],
  ['drafting', 'closed-drafting'],
  ['press your luck', 'push-your-luck'],
  ['worker placement', 'worker-placement'],
  ['gioco a squadre', 'team-play'],
  ['en solitario', 'solo-mode'],
  ['JDR', 'role-playing'],
])('players who say “%s” are led to the mechanic %s', async (typed, slug) => {
  expect(await firstOf('mechanics', typed)).toBe(slug);
});

it.each([
  ['sci-fi', 'science-fiction'],
  ['scifi', 'science-fiction'],
  ['escape room', 'puzzle'],
  ['kids', 'childrens'],
  ['Kinder', 'childrens'],
  ['jeu de soirée', 'party'],
  ['western', 'american-west'],
  ['WW2', 'world-war-2'],
  ['dinosauri', 'prehistoric'],
  ['vampiros', 'horror'],
])('players who say “%s” are led to the category %s', async (typed, slug) => {
  expect(await firstOf('categories', typed)).toBe(slug);
});

async function firstOf(list: 'mechanics' | 'categories', typed: string): Promise<string | undefined> {
  const [first] = await catalog.search.suggest(catalog.generation, list, titleQuery(typed), 1);
  return first?.id;
}
