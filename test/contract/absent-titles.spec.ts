import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmbeddedCatalog } from '#libs/search-embedded';
import { leaveGamesOut, type Reduced } from '../../bench/search/absent/leave-games-out.js';
import { measureAbsent, type AbsentResult } from '../../bench/search/absent/measure-absent.js';
import { SHIPPED_CATALOG } from '../../bench/search/catalogs.js';
import { ABSENT_CEILINGS } from '../../bench/search/floors.data.js';

/** What is measured is published by `npm run bench:search`. */
describe('A title of a game that is not in the catalog rarely', () => {
  let reduced: Reduced;
  let found: AbsentResult;

  beforeAll(async () => {
    reduced = await leaveGamesOut(SHIPPED_CATALOG);
    const { search, generation } = await EmbeddedCatalog.load(reduced.folder);
    found = await measureAbsent(search, generation, reduced.absent);
  });

  afterAll(() => rm(reduced.folder, { recursive: true, force: true }));

  it.each([
    ['has another title with every word', 'everyWord'],
    ['is taken for a misspelling of another title', 'misspelled'],
    ['is answered with partial matches', 'inPart'],
  ] as const)('%s', (_, share) => {
    expect(found.queries).toBeGreaterThan(200);
    expect(found[share]).toBeLessThanOrEqual(ABSENT_CEILINGS[share]);
  });
});
