import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogSource } from '#libs/catalog-source';
import { generateCatalog, Random } from '#libs/catalog-generator';
import { Fleet } from '../integration/api/fleet.js';
import { makeKeys } from '../integration/api/make-keys.js';
import { certainlyTooMany, QUOTA, Shooter } from '../integration/api/shooter.js';
import { indexCatalog, type IndexedCatalog } from '../support/index-catalog.js';
import { RedisCluster } from '../support/redis/redis-cluster.js';
import { closeRedis } from '../support/redis/redis-process.js';
import { runIndexer } from '../support/run-indexer.js';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 60);
const GAMES = 5_000;
const CLIENTS = 4;
/** Between two requests of a client: the machine has other things to do. */
const PAUSE_MS = 20;
/** The catalog is replaced this often. */
const REPLACEMENTS = 8;
const SAMPLES_PER_QUARTER = 30;

describe(`four processes of the API for ${MINUTES} minutes, on a Redis Cluster, while the catalog is replaced`, () => {
  let indexed: IndexedCatalog;
  let fleet: Fleet;
  let urls: string[];
  let client: string;
  let shooter: Shooter;
  let titles: string[];

  beforeAll(async () => {
    const [folder, source] = await Promise.all([newFolder(), newSource(0)]);
    const cluster = await RedisCluster.start();
    indexed = await indexCatalog(source);
    titles = await titlesIn(source);
    const prefix = `test-${randomUUID()}`;
    const keys = await makeKeys(folder, { url: cluster.url, prefix }, ['scale', 'free']);
    client = keys[0]!;
    shooter = new Shooter(keys[1]!);
    fleet = new Fleet({
      ELASTICSEARCH_URL: indexed.url,
      ELASTICSEARCH_PREFIX: indexed.prefix,
      REDIS_URL: cluster.url,
      REDIS_PREFIX: prefix,
      DATA_DIR: folder,
      // This machine is busy with other tests.
      MAX_EVENT_LOOP_DELAY_MS: '0',
      ELASTICSEARCH_TIMEOUT_MS: '60000',
    });
    await fleet.start(randomUUID());
    urls = fleet.ports.map(port => `http://127.0.0.1:${port}`);
  });
  afterAll(async () => {
    await fleet.kill();
    await indexed.remove();
    await closeRedis();
  });

  it(
    'lose no request, admit exactly the quota, and need no more memory in the end than after a quarter of the time',
    async () => {
      const endsMs = performance.now() + MINUTES * 60_000;
      const goesOn = () => performance.now() < endsMs;
      const shooting = shooter.shootWhile(goesOn, urls);
      const asking = Array.from({ length: CLIENTS }, (_, each) => askWhile(goesOn, each));
      const replacing = replaceCatalog();
      const memory = await sampleMemory();
      await replacing;

      expect((await Promise.all(asking)).flat()).toEqual([]);
      const shots = await shooting;
      expect(new Set(shots.map(({ status }) => status))).toEqual(new Set([200, 429]));
      const admitted = shots.filter(({ status }) => status === 200);
      expect(certainlyTooMany(admitted)).toEqual([]);
      const left = await shooter.leftOfQuota(urls[0]!);
      expect(admitted.length + left + (admitted.length < QUOTA ? 1 : 0)).toBe(QUOTA);

      const [, second, , last] = memory;
      console.log(`resident MB of four processes, by quarter: ${memory.map(Math.round).join(', ')}`);
      expect(last!).toBeLessThan(1.1 * second!);
    },
    (MINUTES + 10) * 60_000,
  );

  /** Requests that were not answered 200, and how. Most are made of titles, and many were never asked before. */
  async function askWhile(condition: () => boolean, seed: number): Promise<string[]> {
    const refused: string[] = [];
    const random = new Random(`soak-${seed}`);
    const pick = <T>(list: readonly T[]): T => list[random.between(0, list.length - 1)]!;
    while (condition()) {
      const [title, other] = [pick(titles), pick(titles)];
      const path = pick([
        `games?q=${encodeURIComponent(title)}`,
        `games?q=${encodeURIComponent(title.slice(1))}&facets=mechanic`,
        `games?q=${encodeURIComponent(`${title} ${other}`.slice(0, 200))}`,
        `suggest?q=${encodeURIComponent(title.slice(0, 4))}&type=all`,
        `games?players=${random.between(1, 8)}&yearFrom=${random.between(1900, 2020)}&sort=-complexity`,
        `people?limit=${random.between(1, 50)}`,
        'changes',
      ]);
      const answer = await fetch(`${pick(urls)}/api/v1/${path}`, { headers: { 'x-api-key': client } });
      const body = await answer.text();
      if (answer.status !== 200) refused.push(`${path}: ${body}`);
      await sleep(PAUSE_MS);
    }
    return refused;
  }

  async function replaceCatalog(): Promise<void> {
    for (let turn = 1; turn < REPLACEMENTS; turn++) {
      await sleep((MINUTES * 60_000) / REPLACEMENTS);
      const args = ['run', '--source', await newSource(turn), '--allow-shrink'];
      const environment = { ELASTICSEARCH_URL: indexed.url, ELASTICSEARCH_PREFIX: indexed.prefix };
      expect(await runIndexer(args, environment)).toMatchObject({ code: 0 });
    }
  }

  /** The mean of each quarter of the time, of all processes together. */
  async function sampleMemory(): Promise<number[]> {
    const means: number[] = [];
    for (let quarter = 0; quarter < 4; quarter++) {
      let sum = 0;
      for (let sample = 0; sample < SAMPLES_PER_QUARTER; sample++) {
        await sleep((MINUTES * 60_000) / 4 / SAMPLES_PER_QUARTER);
        for (const process of fleet.processes) sum += await process.memoryMb();
      }
      means.push(sum / SAMPLES_PER_QUARTER);
    }
    return means;
  }
});

const newFolder = () => mkdtemp(join(tmpdir(), 'soak-'));

async function newSource(turn: number): Promise<string> {
  const folder = await newFolder();
  await generateCatalog({ from: 'indexer/seed', to: folder, games: GAMES, seed: `soak-${turn}` });
  return folder;
}

async function titlesIn(source: string): Promise<string[]> {
  const titles: string[] = [];
  for await (const { item } of (await CatalogSource.open(source)).entries('games'))
    titles.push(item.name.en.slice(0, 190));
  return titles;
}
