import type { SearchEngine } from '../engines/engine.js';
import { DEPTH, rankOf, type Query } from '../queries/query.js';

/** A query whose first result was not right. */
export interface Miss {
  readonly query: Query;
  /** Infinite when the right answer is not among the first {@link DEPTH}. */
  readonly rank: number;
  /** What came first; `undefined` on an empty page. */
  readonly first: string | undefined;
}

/** Results of one class of queries. Recalls are shares. */
export interface ClassResult {
  readonly queries: number;
  readonly recallAt1: number;
  readonly recallAt5: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly misses: readonly Miss[];
  /** What came back to each query, in their order. */
  readonly pages: readonly (readonly string[])[];
}

/** By name of the class, in the order of the queries. */
export type EngineResult = ReadonlyMap<string, ClassResult>;

const WARM_UP = 200;

/** Asks every query once, one after the other. */
export async function measureEngine(engine: SearchEngine, queries: readonly Query[]): Promise<EngineResult> {
  const step = Math.ceil(queries.length / WARM_UP);
  for (const { resource, text } of queries.filter((_, index) => index % step === 0))
    await engine.find(resource, text);
  const classes = Map.groupBy(queries, query => query.in);
  const results = new Map<string, ClassResult>();
  for (const [name, own] of classes) results.set(name, await measureClass(engine, own));
  return results;
}

async function measureClass(engine: SearchEngine, queries: readonly Query[]): Promise<ClassResult> {
  const times: number[] = [];
  const misses: Miss[] = [];
  const pages: string[][] = [];
  for (const query of queries) {
    const began = performance.now();
    // A game that is not there must not be found in full; what matches a part is marked.
    const inFull = query.expected.kind === 'none of' || query.expected.kind === 'nothing';
    const slugs = await engine.find(query.resource, query.text, inFull);
    times.push(performance.now() - began);
    pages.push(slugs);
    const rank = rankOf(query, slugs);
    if (rank !== 1) misses.push({ query, rank, first: slugs[0] });
  }
  const lost = misses.filter(({ rank }) => rank > DEPTH).length;
  return {
    queries: queries.length,
    recallAt1: 1 - misses.length / queries.length,
    recallAt5: 1 - lost / queries.length,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    misses,
    pages,
  };
}

/** The value below which the share `q` of all values lies; 0 of none. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
}
