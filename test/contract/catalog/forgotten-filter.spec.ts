import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EntryTypes, Generation, Found, ListRequest, Resource } from '#libs/catalog';
import { EmbeddedCatalog } from '#libs/search-embedded';
import { checkFilter, EVERY_FILTER, type FilteringEngine } from './filter-cases.js';
import { TESTED_CATALOG, testedEntries } from './tested-catalog.js';

/** Tests the contract suite itself: it must notice an engine that ignores one filter, for every filter. */
let catalog: EmbeddedCatalog;
beforeAll(async () => void (catalog = await EmbeddedCatalog.load(TESTED_CATALOG)));

describe.each(EVERY_FILTER)('An engine that forgets to filter %s by %s', (resource, parameter) => {
  let entries: readonly EntryTypes[Resource][];
  beforeAll(async () => void (entries = await testedEntries(resource)));

  const check = (engine: FilteringEngine) => checkFilter(engine, resource, parameter, entries as never);

  it('is noticed when it ignores the filter', async () => {
    await expect(check(changing(request => withoutFilter(request, parameter)))).rejects.toThrow(parameter);
  });

  it('is noticed when it answers with an empty list', async () => {
    await expect(check(emptyFor(parameter))).rejects.toThrow(parameter);
  });

  it('passes when it forgets nothing', async () => {
    await check(changing(request => request));
  });

  function changing(
    change: <R extends Resource>(request: ListRequest<R>) => ListRequest<R>,
  ): FilteringEngine {
    const list = <R extends Resource>(generation: Generation, request: ListRequest<R>) =>
      catalog.search.list(generation, change(request));
    return { search: { list }, generation: catalog.generation };
  }

  function emptyFor(forgotten: string): FilteringEngine {
    const list = <R extends Resource>(generation: Generation, request: ListRequest<R>): Promise<Found<R>> =>
      forgotten in request.filters ? Promise.resolve({ hits: [] }) : catalog.search.list(generation, request);
    return { search: { list }, generation: catalog.generation };
  }
});

function withoutFilter<R extends Resource>(request: ListRequest<R>, name: string): ListRequest<R> {
  const { [name]: _, ...filters } = request.filters as Record<string, unknown>;
  return { ...request, filters: filters };
}
