import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe } from '@jest/globals';
import { EmbeddedCatalog } from '#libs/search-embedded';
import { leaveGamesOut, type Reduced } from '../../bench/search/absent/leave-games-out.js';
import { measureAbsent } from '../../bench/search/absent/measure-absent.js';
import { SHIPPED_CATALOG } from '../../bench/search/catalogs.js';
import { itHoldsTheCeilings } from './absent-titles.contract.js';

describe('Games that are not in the catalog are rarely answered with others', () => {
  let reduced: Reduced;

  beforeAll(async () => {
    reduced = await leaveGamesOut(SHIPPED_CATALOG);
  });

  afterAll(() => rm(reduced.folder, { recursive: true, force: true }));

  itHoldsTheCeilings(async () => {
    const { search, generation } = await EmbeddedCatalog.load(reduced.folder);
    return measureAbsent(search, generation, reduced.absent);
  });
});
