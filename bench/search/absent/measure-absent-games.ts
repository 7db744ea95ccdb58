import { rm } from 'node:fs/promises';
import { EmbeddedCatalog } from '#libs/search-embedded';
import type { Servers } from '../alternatives/alternatives.js';
import { elasticWithTitles } from '../engines/elastic.js';
import { loadElastic } from '../engines/load-elastic.js';
import { leaveGamesOut } from './leave-games-out.js';
import { measureAbsent, type AbsentResult } from './measure-absent.js';

/** What was measured on each engine. */
export interface MeasuredAbsent {
  readonly embedded: AbsentResult;
  readonly elastic: AbsentResult;
}

/** Leaves games out of a catalog and asks for them. @param source folder of the catalog */
export async function measureAbsentGames(source: string, servers: Servers): Promise<MeasuredAbsent> {
  const { folder, absent } = await leaveGamesOut(source);
  try {
    const { search, generation } = await EmbeddedCatalog.load(folder);
    const embedded = await measureAbsent(search, generation, absent);
    const loaded = await loadElastic(folder, servers.url, servers.prefix);
    try {
      const { value: onElastic } = await elasticWithTitles(loaded);
      return { embedded, elastic: await measureAbsent(onElastic, loaded.generation, absent) };
    } finally {
      await loaded.remove();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
