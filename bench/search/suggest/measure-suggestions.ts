import { EmbeddedCatalog } from '#libs/search-embedded';
import type { Servers } from '../alternatives/alternatives.js';
import { elasticSearch } from '../engines/elastic.js';
import { loadElastic } from '../engines/load-elastic.js';
import { measureSuggest, type SuggestResults } from './measure-suggest.js';
import { makeSuggestQueries } from './suggest-queries.js';

/** Everything measured of type-ahead on one catalog. */
export interface MeasuredSuggestions {
  readonly games: number;
  readonly embedded: SuggestResults;
  readonly elastic: SuggestResults;
  /** Queries for which the two engines give different suggestions; there must be none. */
  readonly disagreements: readonly string[];
}

/** @param source folder of the catalog */
export async function measureSuggestions(source: string, servers: Servers): Promise<MeasuredSuggestions> {
  const queries = await makeSuggestQueries(source);
  const inMemory = await EmbeddedCatalog.load(source);
  const embedded = await measureSuggest(inMemory, queries);
  const loaded = await loadElastic(source, servers.url, servers.prefix);
  try {
    const search = await elasticSearch(loaded);
    const elastic = await measureSuggest({ search, generation: loaded.generation }, queries);
    const disagreements = [...Map.groupBy(queries, query => query.in)].flatMap(([name, own]) =>
      own
        .filter((_, index) => embedded.get(name)?.answers[index] !== elastic.get(name)?.answers[index])
        .map(({ text }) => text),
    );
    return { games: inMemory.counts.games, embedded, elastic, disagreements };
  } finally {
    await loaded.remove();
  }
}
