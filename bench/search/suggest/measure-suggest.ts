import {
  Catalog,
  type CatalogChanges,
  CatalogGenerations,
  CursorCodec,
  type CatalogSearch,
  type Generation,
  type Resource,
} from '#libs/catalog';
import { quantile } from '../measure/measure-engine.js';
import type { SuggestQuery } from './suggest-queries.js';

/** The suggestions that a client gets unless it asks for more or fewer. */
export const ROWS = 10;

/** A search and the generation that it is asked about. */
export interface Suggester {
  readonly search: CatalogSearch;
  readonly generation: Generation;
}

/** What was measured with one class of queries. Recalls are shares. */
export interface SuggestResult {
  readonly queries: number;
  readonly recallAt1: number;
  readonly recallAt10: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** What came back to each query, in their order, as text. */
  readonly answers: readonly string[];
}

/** By name of the class, in the order of the queries. */
export type SuggestResults = ReadonlyMap<string, SuggestResult>;

/** So many that the virtual machine of Elasticsearch has compiled what they use: a service runs for weeks. */
const WARM_UP = 2_000;

/** Asks every query once, one after the other. @param lists that are suggested from */
export async function measureSuggest(
  { search, generation }: Suggester,
  queries: readonly SuggestQuery[],
  lists: readonly Resource[] = ['games'],
): Promise<SuggestResults> {
  const noLog = {} as CatalogChanges;
  const catalog = new Catalog(search, new OneGeneration(generation), new CursorCodec(['not used']), noLog);
  const ask = async (text: string) => (await catalog.suggest(lists, text, ROWS)).suggestions;
  const step = Math.ceil(queries.length / WARM_UP);
  for (const { text } of queries.filter((_, index) => index % step === 0)) await ask(text);
  const results = new Map<string, SuggestResult>();
  for (const [name, own] of Map.groupBy(queries, query => query.in)) {
    const times: number[] = [];
    const ranks: number[] = [];
    const answers: string[] = [];
    for (const { text, meant } of own) {
      const began = performance.now();
      const suggestions = await ask(text);
      times.push(performance.now() - began);
      ranks.push(suggestions.findIndex(({ id, type }) => type === 'games' && meant.has(id)));
      answers.push(JSON.stringify(suggestions));
    }
    results.set(name, {
      queries: own.length,
      recallAt1: ranks.filter(rank => rank === 0).length / own.length,
      recallAt10: ranks.filter(rank => rank >= 0).length / own.length,
      p50Ms: quantile(times, 0.5),
      p99Ms: quantile(times, 0.99),
      answers,
    });
  }
  return results;
}

class OneGeneration extends CatalogGenerations {
  constructor(private readonly generation: Generation) {
    super();
  }

  override current(): Generation {
    return this.generation;
  }

  override withDigest(): Generation {
    return this.generation;
  }
}
