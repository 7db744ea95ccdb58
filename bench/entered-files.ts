import { mkdtemp, rm } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '#libs/config';
import { readOptions } from '#libs/service';
import { createApp } from '../apps/api/src/index.js';

const USAGE = `Usage: npm run bench:files [-- --list]

Counts the files of this repository in which a request calls a function, in an API with everything embedded.
--list names them.`;

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The first requests of a kind fill what is kept between requests. */
const WARM_UP = 2;
/** What is called in each of them was called by the request; timers call the rest. */
const MEASURED = 3;
/** What follows a response is over by then, and what a timer writes has not begun. */
const SETTLE_MS = 20;
/** Keeps the requests below the rate of the demo key. */
const PAUSE_MS = 130;

interface Kind {
  readonly name: string;
  readonly status: number;
  /** Path and query of the `n`-th request, from 1 on: always different ones, so that none is answered from memory. */
  readonly path: (n: number) => string;
  readonly withoutKey?: true;
}

const KINDS: readonly Kind[] = [
  { name: 'title search', status: 200, path: n => `/games?q=catann&limit=${n}` },
  { name: 'filter', status: 200, path: n => `/games?players=4&limit=${n}` },
  { name: 'one game', status: 200, path: n => `/games/catan?fields=${FIELDS.slice(0, n).join(',')}` },
  { name: 'suggestions', status: 200, path: n => `/suggest?q=cat&limit=${n}` },
  { name: 'answer from memory', status: 200, path: () => '/games?limit=7' },
  { name: 'invalid parameter', status: 400, path: n => `/games?limit=${n + 100}` },
  { name: 'unknown path', status: 404, path: n => `/nothing/${n}` },
  { name: 'no key', status: 401, path: n => `/games?limit=${n}`, withoutKey: true },
];
const FIELDS = ['name', 'players', 'playtime', 'minAge', 'languages'];

const { list } = readOptions(USAGE, { list: { type: 'boolean' } });
const dataDir = await mkdtemp(join(tmpdir(), 'entered-files-'));
const app = await createApp(
  loadConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', MAX_EVENT_LOOP_DELAY_MS: '0' }),
);
const { demoKey } = app;
const base = `${await app.server.listen({ host: '127.0.0.1', port: 0 })}/api/v1`;
const profiler = new Session();
profiler.connect();
await profiler.post('Profiler.enable');
await profiler.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

console.log('| request | status | files | of these in `apps/api` |\n|---|---|---|---|');
for (const kind of KINDS) {
  const files = await filesEnteredBy(kind);
  const inApi = files.filter(file => file.startsWith('apps/api/')).length;
  console.log(`| ${kind.name} | ${kind.status} | ${files.length} | ${inApi} |`);
  if (list === true) console.log(files.map(file => `  ${file}\n`).join(''));
}

profiler.disconnect();
await app.close();
await rm(dataDir, { recursive: true });

/** The files that every measured request of a kind enters. */
async function filesEnteredBy(kind: Kind): Promise<readonly string[]> {
  let common: readonly string[] | undefined;
  for (let n = 1; n <= WARM_UP + MEASURED; n++) {
    await setTimeout(PAUSE_MS);
    await calledFiles();
    await send(kind, n);
    await setTimeout(SETTLE_MS);
    const called = await calledFiles();
    if (n > WARM_UP) common = common?.filter(file => called.has(file)) ?? [...called];
  }
  return common?.toSorted() ?? [];
}

async function send({ name, status, path, withoutKey }: Kind, n: number): Promise<void> {
  const headers = withoutKey ? {} : { authorization: `Bearer ${demoKey}` };
  const response = await fetch(base + path(n), { headers });
  await response.arrayBuffer();
  if (response.status !== status) throw new Error(`${name}: ${response.status} instead of ${status}`);
}

/** The files of `apps` and `libs` in which a function was called since this was last asked. */
async function calledFiles(): Promise<ReadonlySet<string>> {
  // Taking the counts sets them to zero.
  const { result } = await profiler.post('Profiler.takePreciseCoverage');
  const files = result
    .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
    .filter(({ url }) => url.startsWith('file:'))
    .map(({ url }) => relative(ROOT, fileURLToPath(url)));
  return new Set(files.filter(file => /^(apps|libs)\//.test(file)));
}
