/**
 * `npm run bench:search`: how well titles and names are found, by class of query, on both engines and compared with
 * common alternatives, and suggested while they are typed; `docs/search-quality.md` is rewritten.
 * `npm run bench:search -- suggestions` measures the latter alone and rewrites its section.
 *
 * Expects ELASTICSEARCH_URL and, where PostgreSQL is installed, DATABASE_URL (the script provisions both).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureAbsentGames } from './absent/measure-absent-games.js';
import { SHIPPED_CATALOG, writeGeneratedCatalog } from './catalogs.js';
import { measureCatalog } from './measure/measure-catalog.js';
import { rewriteSuggestions, writeReport } from './report/write-report.js';
import { measureSpeed } from './speed/measure-speed.js';
import { measureSuggestions } from './suggest/measure-suggestions.js';

/** Games in the catalog on which speed is measured. */
const SPEED_GAMES = 100_000;

const { ELASTICSEARCH_URL, DATABASE_URL } = process.env;
if (ELASTICSEARCH_URL === undefined)
  throw new Error('ELASTICSEARCH_URL is not set; use "npm run bench:search"');
const servers = { url: ELASTICSEARCH_URL, prefix: `bench-search-${process.pid}`, database: DATABASE_URL };
const [part] = process.argv.slice(2);
if (part !== undefined && part !== 'suggestions')
  throw new Error(`"${part}" cannot be measured alone; only suggestions can`);
const tell = (what: string): void => void process.stderr.write(`▸ ${what}\n`);

const folder = await mkdtemp(join(tmpdir(), 'bench-search-'));
try {
  tell('generating');
  const large = await writeGeneratedCatalog(join(folder, 'large'), SPEED_GAMES);
  tell('suggestions');
  const suggestions = {
    shipped: await measureSuggestions(SHIPPED_CATALOG, servers),
    large: await measureSuggestions(large, servers),
  };
  if (part === 'suggestions') await rewriteSuggestions(suggestions);
  else {
    tell('speed');
    const speed = await measureSpeed(large, SPEED_GAMES, servers);
    const shipped = await measureCatalog('shipped', SHIPPED_CATALOG, servers, tell);
    const source = await writeGeneratedCatalog(join(folder, 'generated'));
    const generated = await measureCatalog('generated', source, servers, tell);
    tell('games that are not there');
    const absent = await measureAbsentGames(SHIPPED_CATALOG, servers);
    await writeReport({ catalogs: [shipped, generated], absent, suggestions, speed });
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
