import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KeyRegistry, openAccountsDatabase } from '#libs/accounts';
import { SystemClock } from '#libs/admission';
import { openRedisAdmission } from '#libs/admission-redis';
import { generateCatalog } from '#libs/catalog-generator';
import { type Balancer, startHaproxy, startNginx } from '../../support/balancers.js';
import { freePort } from '../../support/free-port.js';
import { indexCatalog, type IndexedCatalog } from '../../support/index-catalog.js';
import { realRedis } from '../../support/real-services.js';
import { TestProcess } from '../../support/test-process.js';
import { until } from '../../support/until.js';
import { redisAt } from '../admission/open-test-redis.js';

const PROCESSES = 4;
const GAMES = 250;
const PAGE = 5;
/** Of the plan `free`. */
const RATE = 10;
const QUOTA = 5_000;
/** Three times the rate, until the processes are replaced: bounded, in case that they never are. */
const SHOTS_PER_SECOND = 30;
const MOST_SHOTS = 7_500;

interface Shot {
  readonly status: number;
  readonly sentMs: number;
  readonly answeredMs: number;
}

interface Page {
  readonly data: readonly { readonly id: string }[];
  readonly pagination: { readonly nextCursor: string | null };
}

/** Processes that all have the same engines, each on a port that its successor takes over. */
class Fleet {
  readonly ports: number[] = [];
  /** In front of the processes. The next processes end when all of these send requests to the ones that came before. */
  readonly balancers: Balancer[] = [];
  private readonly processes: TestProcess[] = [];

  constructor(private readonly environment: Readonly<Record<string, string>>) {}

  async start(cursorSecrets: string): Promise<void> {
    for (let at = 0; at < PROCESSES; at++) this.ports.push(await freePort());
    await Promise.all(this.ports.map((_, at) => this.startOne(at, cursorSecrets)));
  }

  /** Replaces every process by one with these secrets, two at a time. */
  async roll(cursorSecrets: string): Promise<void> {
    for (let at = 0; at < PROCESSES; at += 2)
      await Promise.all([at, at + 1].map(each => this.replace(each, cursorSecrets)));
  }

  async kill(): Promise<void> {
    await Promise.all(this.processes.map(process => process.kill()));
  }

  private async replace(at: number, cursorSecrets: string): Promise<void> {
    this.processes[at]!.signal('SIGTERM');
    expect(await this.processes[at]!.ended).toBe(0);
    await this.startOne(at, cursorSecrets);
  }

  private async startOne(at: number, cursorSecrets: string): Promise<void> {
    const settings = { PORT: String(this.ports[at]), CURSOR_SECRETS: cursorSecrets };
    this.processes[at] = new TestProcess('apps/api/src/main.ts', { ...this.environment, ...settings });
    await this.processes[at].printed(/"msg":"serving"/);
    const ready = `http://127.0.0.1:${this.ports[at]}/health/ready`;
    await until(async () => (await fetch(ready).catch(() => undefined))?.status === 200);
    const own = await processBehind(ready);
    for (const { url } of this.balancers)
      await until(async () => (await processBehind(`${url}/health/ready`)) === own);
  }
}

/** The beginning of the request ids of the process that answers. */
async function processBehind(url: string): Promise<string | undefined> {
  return (await fetch(url)).headers.get('request-id')?.split('-')[0];
}

describe('four processes of the API, replaced twice behind haproxy and nginx', () => {
  let indexed: IndexedCatalog;
  let fleet: Fleet;
  let walker: string;
  let shooter: string;

  beforeAll(async () => {
    const [folder, source] = await Promise.all([newFolder(), newFolder()]);
    await generateCatalog({ from: 'indexer/seed', to: source, games: GAMES, seed: 'rolling' });
    indexed = await indexCatalog(source);
    const prefix = `test-${randomUUID()}`;
    [walker, shooter] = await makeKeys(folder, prefix);
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
    const shooting = shootWhile(goesOn);
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
    expect(await leftOfQuota(first!.url)).toBe(QUOTA - admitted.length - 1);
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

  /** Sends requests at a steady rate, by turns through each proxy, without waiting for answers. */
  async function shootWhile(condition: () => boolean): Promise<Shot[]> {
    const shots: Promise<Shot>[] = [];
    while (condition() && shots.length < MOST_SHOTS) {
      shots.push(shoot(fleet.balancers[shots.length % fleet.balancers.length]!.url));
      await sleep(1_000 / SHOTS_PER_SECOND);
    }
    return Promise.all(shots);
  }

  async function shoot(url: string): Promise<Shot> {
    const sentMs = performance.now();
    const answer = await fetch(`${url}/api/v1/games?limit=1`, { headers: { 'x-api-key': shooter } });
    await answer.arrayBuffer();
    return { status: answer.status, sentMs, answeredMs: performance.now() };
  }

  /** What the last answer to the key says, which is itself counted. */
  async function leftOfQuota(url: string): Promise<number> {
    await sleep(1_500);
    const answer = await fetch(`${url}/api/v1/games?limit=1`, { headers: { 'x-api-key': shooter } });
    return Number(/"month";r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]);
  }
});

/** A rotation as `docs/operating.md` describes it: every process knows the new one before any process signs with it. */
const [OLD, NEW] = [randomUUID(), randomUUID()];
const SECRETS = [OLD, `${OLD},${NEW}`, `${NEW},${OLD}`] as const;

/** Groups of requests that were all admitted within less than a second, however late they arrived there. */
function certainlyTooMany(admitted: readonly Shot[]): Shot[][] {
  const byAnswer = admitted.toSorted((one, other) => one.answeredMs - other.answeredMs);
  return byAnswer
    .map((_, at) => byAnswer.slice(at, at + RATE + 1))
    .filter(group => group.length > RATE)
    .filter(group => group.at(-1)!.answeredMs - Math.min(...group.map(({ sentMs }) => sentMs)) < 1_000);
}

const newFolder = () => mkdtemp(join(tmpdir(), 'rolling-'));

async function makeKeys(dataDir: string, prefix: string): Promise<[walker: string, shooter: string]> {
  const database = await openAccountsDatabase(`sqlite:${join(dataDir, 'accounts.sqlite')}`);
  const engine = await openRedisAdmission({ ...redisAt(realRedis()), prefix });
  try {
    const registry = new KeyRegistry({ database, engine, clock: new SystemClock() });
    const [one, other] = [
      await registry.create({ email: 'walker@example.org', name: 'walker', plan: 'scale' }),
      await registry.create({ email: 'shooter@example.org', name: 'shooter', plan: 'free' }),
    ];
    return [one.key, other.key];
  } finally {
    await engine.close();
    await database.destroy();
  }
}
