import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, it } from '@jest/globals';
import { CatalogSource } from '#libs/catalog-source';
import { countCatalog } from './count-catalog.js';
import { countShares } from './count-shares.js';
import { fallenShares } from './fallen-shares.js';
import { renderShares } from './render-shares.js';
import { renderStatistics } from './render-statistics.js';

const DOCUMENT = 'docs/catalog.md';

let committed: string;
let statistics: string;

beforeAll(async () => {
  const source = await CatalogSource.open('indexer/seed');
  committed = readFileSync(DOCUMENT, 'utf8');
  statistics = [renderStatistics(await countCatalog(source)), renderShares(await countShares(source))].join(
    '\n\n',
  );
});

it('knows no less of its games and editions than docs/catalog.md says', () => {
  expect(fallenShares(committed, statistics)).toEqual([]);
});

it('says of the catalog that ships what docs/catalog.md says (`npm run golden:update` writes it)', () => {
  const [heading = ''] = committed.split('\n## ');
  const document = `${heading}\n${statistics}\n`;
  // A share that falls is written by hand, so that it is meant.
  if (process.env.UPDATE_GOLDEN && fallenShares(committed, statistics).length === 0)
    writeFileSync(DOCUMENT, document);
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(document);
});
