import type { Alternative, TitledRecords } from '../alternatives/alternative.js';
import { ALTERNATIVES, type Servers } from '../alternatives/alternatives.js';
import { readRecords } from '../alternatives/read-records.js';
import type { CatalogName } from '../catalogs.js';
import { elastic } from '../engines/elastic.js';
import { embedded } from '../engines/embedded.js';
import { loadElastic } from '../engines/load-elastic.js';
import { FLOORS } from '../floors.data.js';
import { makeQueries } from '../queries/make-queries.js';
import type { Query } from '../queries/query.js';
import { judgeFloors, type Judgment } from './judge-floors.js';
import { measureEngine, type EngineResult } from './measure-engine.js';
import { measureHeld } from '../measure-held.js';

export interface MeasuredEngine {
  readonly name: string;
  readonly result: EngineResult;
  /** Memory of the engine's own process, or size of its files. */
  readonly megabytes: number;
}

/** Everything measured on one catalog. */
export interface MeasuredCatalog {
  readonly name: CatalogName;
  readonly games: number;
  readonly titles: number;
  /** Different English titles. */
  readonly differentTitles: number;
  readonly queries: number;
  readonly embedded: MeasuredEngine;
  readonly elastic: MeasuredEngine & { readonly vocabularyMegabytes: number };
  /** Queries for which our two engines return different pages; there must be none. */
  readonly disagreements: readonly string[];
  readonly judgments: readonly Judgment[];
  readonly alternatives: readonly MeasuredEngine[];
  /** Names of those that are not installed here. */
  readonly missing: readonly string[];
}

/** @param tell receives what is being measured */
export async function measureCatalog(
  name: CatalogName,
  source: string,
  servers: Servers,
  tell: (what: string) => void,
): Promise<MeasuredCatalog> {
  const queries = await makeQueries(source);
  tell(`${name}: ${queries.length} queries, embedded engine`);
  const inMemory = await measureHeld(() => embedded(source));
  const ours = await measureEngine(inMemory.value, queries);
  tell(`${name}: Elasticsearch`);
  const loaded = await loadElastic(source, servers.url, servers.prefix);
  try {
    const vocabulary = await measureHeld(() => elastic(loaded));
    const onElastic = await measureEngine(vocabulary.value, queries);
    const records = await readRecords(source);
    const { measured, missing } = await measureAlternatives(records, queries, servers, what => {
      tell(`${name}: ${what}`);
    });
    return {
      name,
      ...countTitles(records),
      queries: queries.length,
      embedded: { name: 'embedded', result: ours, megabytes: inMemory.megabytes },
      elastic: {
        name: 'Elasticsearch',
        result: onElastic,
        megabytes: await loaded.megabytes(),
        vocabularyMegabytes: vocabulary.megabytes,
      },
      disagreements: differing(ours, onElastic, queries),
      judgments: judgeFloors(FLOORS[name], ours),
      alternatives: measured,
      missing,
    };
  } finally {
    await loaded.remove();
  }
}

/** Queries with different pages; whole pages, not only the first hits. */
function differing(one: EngineResult, other: EngineResult, queries: readonly Query[]): string[] {
  return [...Map.groupBy(queries, query => query.in)].flatMap(([name, own]) =>
    own.filter((_, index) => pageOf(one, name, index) !== pageOf(other, name, index)).map(({ text }) => text),
  );
}

function pageOf(result: EngineResult, name: string, index: number): string | undefined {
  return result.get(name)?.pages[index]?.join(' ');
}

async function measureAlternatives(
  records: TitledRecords,
  queries: readonly Query[],
  servers: Servers,
  tell: (what: string) => void,
): Promise<{ measured: MeasuredEngine[]; missing: string[] }> {
  const measured: MeasuredEngine[] = [];
  const missing: string[] = [];
  for (const { name, make } of ALTERNATIVES) {
    tell(name);
    const engine: Alternative | undefined = await make(records, servers);
    if (engine === undefined) {
      missing.push(name);
      continue;
    }
    try {
      const result = await measureEngine(engine, queries);
      measured.push({ name, result, megabytes: await engine.megabytes() });
    } finally {
      await engine.close();
    }
  }
  return { measured, missing };
}

function countTitles(records: TitledRecords): Pick<MeasuredCatalog, 'games' | 'titles' | 'differentTitles'> {
  const games = records.get('games') ?? [];
  return {
    games: games.length,
    titles: games.reduce((sum, { titles }) => sum + titles.length, 0),
    differentTitles: new Set(games.map(({ titles }) => titles[0])).size,
  };
}
