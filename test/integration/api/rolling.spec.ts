import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateCatalog } from '#libs/catalog-generator';
import { startHaproxy, startNginx } from '../../support/balancers.js';
import { indexCatalog, type IndexedCatalog } from '../../support/index-catalog.js';
import { realRedis } from '../../support/real-services.js';
import { Fleet } from './fleet.js';
import { makeKeys } from './make-keys.js';
import { certainlyTooMany, QUOTA, Shooter } from './shooter.js';

const GAMES = 250;
const PAGE = 5;
/** In case that the processes are never replaced. */
const MOST_SHOTS = 7_500;

interface Page {
  readonly data: readonly { readonly id: string }[];
  readonly pagination: { readonly nextCursor: string | null };
}

describe('four processes of the API, replaced twice behind haproxy and nginx', () => {
  let indexed: IndexedCatalog;
  let fleet: Fleet;
  let walker: string;
  let shooter: Shooter;

  beforeAll(async () => {
    const [folder, source] = await Promise.all([newFolder(), newFolder()]);
    await generateCatalog({ from: 'indexer/seed', to: source, games: GAMES, seed: 'rolling' });
    indexed = await indexCatalog(source);
    const prefix = `test-${randomUUID()}`;
    const keys = await makeKeys(folder, { url: realRedis(), prefix }, ['scale', 'free']);
    walker = keys[0]!;
    shooter = new Shooter(keys[1]!);
    fleet = new Fleet({
      ELASTICSEARCH_URL: indexed.url,
      ELASTICSEARCH_PREFIX: indexed.prefix,
      REDIS_URL: realRedis(),
      REDIS_PREFIX: prefix,
      DATA_DIR: folder,
      TRUSTED_PROXIES: 'loopback',
      // Longer than the proxies need to notice.
      DRAIN_SECONDS: '2',
      // This machine is busy with other tests.
      MAX_EVENT_LOOP_DELAY_MS: '0',
      ELASTICSEARCH_TIMEOUT_MS: '60000',
      REDIS_TIMEOUT_MS: '20000',
    });
    await fleet.start(SECRETS[0]);
    fleet.balancers.push(await startHaproxy(fleet.ports), await startNginx(fleet.ports));
  });
  afterAll(async () => {
    await Promise.all(fleet.balancers.map(balancer => balancer.close()));
    await fleet.kill();
    await indexed.remove();
  });

  it('lose no request, keep limits exact and cursors valid', async () => {
    let isRolling = true;
    const goesOn = () => isRolling;
    const { balancers } = fleet;
    const [first] = balancers;
    const begin = await askPage(first!.url, '');
    const walks = balancers.map(({ url }) => walkWhile(goesOn, url));
    const shooting = shooter.shootWhile(
      sent => isRolling && sent < MOST_SHOTS,
      balancers.map(({ url }) => url),
    );
    await fleet.roll(SECRETS[1]);
    await fleet.roll(SECRETS[2]);
    isRolling = false;
    const shots = await shooting;

    const expected = await walk(first!.url);
    expect(expected).toHaveLength(GAMES);
    for (const walked of await Promise.all(walks)) {
      expect(walked.length).toBeGreaterThan(1);
      for (const ids of walked) expect(ids).toEqual(expected);
    }
    // A cursor of a process of which nothing is left.
    expect(await walk(first!.url, begin.pagination.nextCursor!)).toEqual(expected.slice(PAGE));

    expect(new Set(shots.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const admitted = shots.filter(({ status }) => status === 200);
    expect(certainlyTooMany(admitted)).toEqual([]);
    expect(await shooter.leftOfQuota(first!.url)).toBe(QUOTA - admitted.length - 1);
  });

  /** @throws when the answer is not 200 */
  async function askPage(url: string, cursor: string): Promise<Page> {
    const answer = await fetch(`${url}/api/v1/games?limit=${PAGE}${cursor && `&cursor=${cursor}`}`, {
      headers: { 'x-api-key': walker },
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status} from ${url}: ${text}`);
    return JSON.parse(text) as Page;
  }

  /** The ids of all pages, from the beginning or from a cursor on. */
  async function walk(url: string, from = '', pauseMs = 0): Promise<string[]> {
    const ids: string[] = [];
    for (let cursor: string | null = from; cursor !== null;) {
      const { data, pagination } = await askPage(url, cursor);
      ids.push(...data.map(({ id }) => id));
      cursor = pagination.nextCursor;
      if (pauseMs > 0) await sleep(pauseMs);
    }
    return ids;
  }

  /** One walk after the other, each longer than it takes to replace two processes. */
  async function walkWhile(condition: () => boolean, url: string): Promise<string[][]> {
    const walks: string[][] = [];
    while (condition()) walks.push(await walk(url, '', 150));
    return walks;
  }
});

/** A rotation as `docs/operating.md` describes it: every process knows the new one before any process signs with it. */
const [OLD, NEW] = [randomUUID(), randomUUID()];
const SECRETS = [OLD, `${OLD},${NEW}`, `${NEW},${OLD}`] as const;

const newFolder = () => mkdtemp(join(tmpdir(), 'rolling-'));
