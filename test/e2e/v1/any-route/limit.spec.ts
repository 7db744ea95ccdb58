import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aGame, anExpansion, aPerson, aPublisher, aTerm } from '#libs/testing';
import { pageIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

const NUMBERS = Array.from({ length: 25 }, (_, number) => number);

let api: TestApi;
beforeAll(async () => {
  const records = {
    games: NUMBERS.map(number => aGame({ id: `game-${number}`, name: { en: `Game ${number}` } })),
    expansions: NUMBERS.map(number => anExpansion({ id: `expansion-${number}`, baseGame: 'game-0' })),
    mechanics: NUMBERS.map(number => aTerm(`mechanic-${number}`)),
    categories: NUMBERS.map(number => aTerm(`category-${number}`)),
    publishers: NUMBERS.map(number => aPublisher(`publisher-${number}`)),
    people: NUMBERS.map(number => aPerson(`person-${number}`)),
  };
  api = await startApi({ isDocumented: true, records });
});
afterAll(() => api.close());

it.each([
  ['/api/v1/games', 20],
  ['/api/v1/games?q=game', 20],
  ['/api/v1/expansions', 20],
  ['/api/v1/mechanics', 20],
  ['/api/v1/categories', 20],
  ['/api/v1/publishers', 20],
  ['/api/v1/people', 20],
  ['/api/v1/suggest?q=game', 10],
])('%s has %d rows without limit', async (path, rows) => {
  expect(pageIn(await api.get(path)).data).toHaveLength(rows);
});

it('the description gives the same defaults', async () => {
  const { paths } = (await api.get('/api/v1/openapi.json')).json<{
    paths: Record<string, { get: { parameters: { name: string; schema: { default?: number } }[] } }>;
  }>();
  const defaults = Object.entries(paths).flatMap(([path, { get }]) =>
    get.parameters
      .filter(({ name }) => name === 'limit')
      .map(({ schema }) => [path.split('/').at(-1), schema.default]),
  );
  expect(Object.fromEntries(defaults)).toEqual({
    games: 20,
    expansions: 20,
    mechanics: 20,
    categories: 20,
    publishers: 20,
    people: 20,
    awards: 20,
    series: 20,
    suggest: 10,
    changes: 20,
  });
});
