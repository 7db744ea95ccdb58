import { expect, it } from '@jest/globals';
import type { CatalogGenerations, CatalogSearch } from '#libs/catalog';
import type { CatalogPart } from '../parts.js';
import { Serving } from '../serving.js';
import { Readiness } from './readiness.js';

const generation = {
  id: 'g',
  digest: 'd',
  builtAt: new Date(0),
  longestTitleWords: { games: 1, publishers: 1, people: 1 },
  missingFields: [],
};
const catalog: CatalogPart = {
  search: {} as CatalogSearch,
  generations: { current: () => generation } as unknown as CatalogGenerations,
  health: async () => 'ok',
  close: async () => {},
};

it('a process that is closing says that it is not ready, whatever its parts say', async () => {
  const serving = new Serving();
  const readiness = new Readiness(serving, catalog, { health: async () => 'ok' });
  expect(await readiness.report()).toMatchObject({ ready: true });
  serving.beginClosing();
  expect(await readiness.report()).toEqual({
    ready: false,
    parts: { process: 'this process is shutting down; use another one', catalog: 'ok', admission: 'ok' },
  });
});
