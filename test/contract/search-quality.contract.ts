import { expect, it } from '@jest/globals';
import type { CatalogName } from '../../bench/search/catalogs.js';
import type { SearchEngine } from '../../bench/search/engines/engine.js';
import { FLOORS, type Floor } from '../../bench/search/floors.data.js';
import { judgeFloors } from '../../bench/search/measure/judge-floors.js';
import { measureEngine, type EngineResult } from '../../bench/search/measure/measure-engine.js';
import { QUERY_CLASSES } from '../../bench/search/queries/classes.data.js';
import { makeQueries } from '../../bench/search/queries/make-queries.js';

/**
 * One test per floor (minimum value) of `catalog`. The queries are those of `npm run bench:search`, so CI and the
 * published tables cannot disagree.
 */
export function itHoldsTheFloors(
  catalog: CatalogName,
  asked: () => { readonly source: string; readonly engine: SearchEngine },
): void {
  const floors = FLOORS[catalog];
  let measured: Promise<EngineResult> | undefined;

  async function measure(): Promise<EngineResult> {
    const { source, engine } = asked();
    const defended = new Set(floors.flatMap(({ classes }) => classes));
    const classes = QUERY_CLASSES.filter(({ name }) => defended.has(name));
    return measureEngine(engine, await makeQueries(source, classes));
  }

  async function defend(floor: Floor): Promise<void> {
    const result = await (measured ??= measure());
    const [judgment] = judgeFloors([floor], result);
    const misses = floor.classes
      .flatMap(name => result.get(name)?.misses ?? [])
      .map(({ query, rank, first }) => `${query.text} ← ${query.from}: rank ${rank}, first ${first}`);
    expect({ ...judgment, misses }).toEqual(expect.objectContaining({ holds: true }));
  }

  for (const floor of floors) it(floor.name, () => defend(floor));
}
