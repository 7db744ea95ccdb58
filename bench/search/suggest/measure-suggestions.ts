import { RESOURCES } from '#libs/catalog';
import { CatalogSource } from '#libs/catalog-source';
import { EmbeddedCatalog } from '#libs/search-embedded';
import type { Servers } from '../alternatives/alternatives.js';
import { elasticWithTitles } from '../engines/elastic.js';
import { loadElastic } from '../engines/load-elastic.js';
import { measureSuggest, type SuggestResults } from './measure-suggest.js';
import { makeSuggestQueries } from './suggest-queries.js';

/** Everything measured of type-ahead on one catalog. */
export interface MeasuredSuggestions {
  readonly games: number;
  readonly embedded: SuggestResults;
  readonly elastic: SuggestResults;
  /** The same of all lists at once. */
  readonly all: { readonly embedded: SuggestResults; readonly elastic: SuggestResults };
  /** What a process that uses Elasticsearch keeps, to answer without asking it. */
  readonly titles: { readonly count: number; readonly megabytes: number; readonly seconds: number };
  /** Queries for which the two engines give different suggestions; there must be none. */
  readonly disagreements: readonly string[];
}

/** @param source folder of the catalog */
export async function measureSuggestions(source: string, servers: Servers): Promise<MeasuredSuggestions> {
  const queries = await makeSuggestQueries(source);
  const inMemory = await EmbeddedCatalog.load(source);
  const embedded = await measureSuggest(inMemory, queries);
  const allEmbedded = await measureSuggest(inMemory, queries, RESOURCES);
  const loaded = await loadElastic(source, servers.url, servers.prefix);
  try {
    const { value: search, megabytes, seconds } = await elasticWithTitles(loaded);
    const { generation } = loaded;
    const elastic = await measureSuggest({ search, generation }, queries);
    const all = {
      embedded: allEmbedded,
      elastic: await measureSuggest({ search, generation }, queries, RESOURCES),
    };
    const differ = (one: SuggestResults, other: SuggestResults, name: string, index: number) =>
      one.get(name)?.answers[index] !== other.get(name)?.answers[index];
    const disagreements = [...Map.groupBy(queries, query => query.in)].flatMap(([name, own]) =>
      own
        .filter(
          (_, index) =>
            differ(embedded, elastic, name, index) || differ(all.embedded, all.elastic, name, index),
        )
        .map(({ text }) => text),
    );
    const titles = { count: await countTitles(source), megabytes, seconds };
    return { games: inMemory.counts.games, embedded, elastic, all, titles, disagreements };
  } finally {
    await loaded.remove();
  }
}

async function countTitles(folder: string): Promise<number> {
  const source = await CatalogSource.open(folder);
  let count = 0;
  for (const resource of RESOURCES)
    for await (const { titles } of source.entries(resource)) count += titles.length;
  return count;
}
