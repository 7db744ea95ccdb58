import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { CatalogSource } from '#libs/catalog-source';
import { countCatalog } from './count-catalog.js';
import { renderStatistics } from './render-statistics.js';

it('says of the catalog that ships what docs/catalog.md says', async () => {
  const statistics = renderStatistics(await countCatalog(await CatalogSource.open('indexer/seed')));
  expect(readFileSync('docs/catalog.md', 'utf8')).toContain(`\n${statistics}\n`);
});
