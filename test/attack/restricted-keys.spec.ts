import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runKeys } from '../../apps/keys/src/run-keys.js';
import { until } from '../support/until.js';
import { AttackedService } from './support/attacked-service.js';
import { Client } from './support/client.js';

const GAMES = '/api/v1/games';
const HOME = 'https://shop.example';

let service: AttackedService;
let client: Client;
beforeAll(async () => {
  service = await AttackedService.api();
  client = new Client(service);
});
afterAll(async () => {
  client.close();
  await service.end();
});

/** Runs the command on the data of the service, as another process does. */
async function keys(...args: string[]): Promise<{ key: string; keyId: string }> {
  let printed = '';
  const out = (text: string) => void (printed += text);
  await runKeys([...args, '--json'], { DATA_DIR: service.dataDir }, { out, err: out });
  return JSON.parse(printed) as { key: string; keyId: string };
}

const aKey = (...restrictions: string[]) =>
  keys('create', '--account', 'ada@example.org', '--name', 'site', '--plan', 'scale', ...restrictions);

const statusOf = async (key: string, origin: string, by = client) =>
  (await by.get(GAMES, { authorization: `Bearer ${key}`, origin })).status;

it('a restriction reaches a running API within a second, and so does its end', async () => {
  const { key, keyId } = await aKey();
  expect(await statusOf(key, 'https://evil.example')).toBe(200);
  for (const [origin, status] of [
    [HOME, 403],
    ['any', 200],
  ] as const) {
    await keys('restrict', keyId, '--origin', origin);
    const changedAtMs = performance.now();
    await until(async () => (await statusOf(key, 'https://evil.example')) === status);
    expect(performance.now() - changedAtMs).toBeLessThan(1_000);
  }
});

it('a page that copied a key uses up none of its quota, and no more than its own rate', async () => {
  const { key } = await aKey('--origin', HOME, '--rate', '20', '--quota', '30');
  const clients = Array.from({ length: 10 }, () => new Client(service));
  const startedAtMs = performance.now();
  const statuses = await Promise.all(
    clients.flatMap(one => Array.from({ length: 10 }, () => statusOf(key, 'https://evil.example', one))),
  );
  const windows = Math.ceil((performance.now() - startedAtMs) / 1_000);
  const refused = statuses.filter(status => status === 403).length;
  expect(refused).toBeGreaterThanOrEqual(20);
  expect(refused).toBeLessThanOrEqual(20 * (windows + 1));
  expect(statuses.filter(status => status === 429)).toHaveLength(100 - refused);
  for (const one of clients) one.close();
  let left: unknown;
  await until(async () => {
    const { status, headers } = await client.get(GAMES, { authorization: `Bearer ${key}`, origin: HOME });
    left = headers.ratelimit;
    return status === 200;
  });
  expect(left).toMatch(/"month";r=29;/);
});

it('many origins, the longest that are possible, do not slow the API down', async () => {
  const long = (n: number) => `https://${`${n}`.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.example`;
  const origins = Array.from({ length: 20 }, (_, n) =>
    long((n % 9) + 1).replace('https://', `https://a${n}.`),
  );
  const { key } = await aKey('--origin', ...origins);
  expect(await statusOf(key, origins.at(-1) ?? '')).toBe(200);
  expect(await statusOf(key, `https://${'x'.repeat(12_000)}.example`)).toBe(403);
  expect(await statusOf(key, origins.join(', '))).toBe(403);
});
