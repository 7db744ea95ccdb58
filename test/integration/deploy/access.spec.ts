import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, afterAll, beforeAll, expect, it } from '@jest/globals';
import { writeSource } from '#libs/testing';
import { runKeys } from '../../../apps/keys/src/run-keys.js';
import { FIXTURE } from '../../e2e/support/fixture-catalog.js';
import { TestProcess } from '../../support/test-process.js';
import { until } from '../../support/until.js';
import { runIndexer } from '../../support/run-indexer.js';
import { freePort } from '../../support/free-port.js';
import { closeRedis, type RedisProcess } from '../../support/redis/redis-process.js';
import { readAccess, startComposeRedis } from './compose-redis.js';

let access: string;
let elasticsearch: TestProcess;
let elasticsearchPort: string;
let redis: RedisProcess;

/** The text of a file of the access folder, with the address on this machine instead of that of the container. */
function urlIn(name: string): string {
  return readAccess(access, name, redis.host).replace(
    '@elasticsearch:9200',
    `@127.0.0.1:${elasticsearchPort}`,
  );
}

/** Writes that text to a file, because the processes read it from a file. */
function fileFor(name: string): string {
  const path = join(access, name.replace('/', '-'));
  writeFileSync(path, urlIn(name), { mode: 0o600 });
  return path;
}

describe('the users and passwords that docker-compose.yml makes', () => {
  beforeAll(async () => {
    access = mkdtempSync(join(tmpdir(), 'access-'));
    execFileSync(process.execPath, ['scripts/deploy/make-access.mjs', access]);
    elasticsearch = new TestProcess('test/integration/deploy/guarded-elasticsearch.mjs', {
      ACCESS: access,
      ES_JAVA_OPTS: process.env.ES_JAVA_OPTS ?? '',
    });
    redis = await startComposeRedis(access);
    [, elasticsearchPort = ''] = await elasticsearch.printed(/listening on (\d+)/);
  });
  afterAll(async () => {
    elasticsearch.signal('SIGTERM');
    await Promise.all([elasticsearch.ended, closeRedis()]);
  });

  it('are enough to build a catalog, make a key and answer a search', async () => {
    const indexer = { ELASTICSEARCH_URL_FILE: fileFor('indexer/elasticsearch-url') };
    const run = await runIndexer(['run', '--source', await writeSource(FIXTURE)], indexer);
    expect([run.code, run.result]).toMatchObject([0, { generation: expect.any(String) }]);
    const newFolder = () => mkdtempSync(join(tmpdir(), 'data-'));
    const keys = { REDIS_URL_FILE: fileFor('dashboard/redis-url'), DATA_DIR: newFolder() };
    const key = await createKey(keys);
    const port = await freePort();
    const api = new TestProcess('apps/api/src/main.ts', {
      ELASTICSEARCH_URL_FILE: fileFor('api/elasticsearch-url'),
      REDIS_URL_FILE: fileFor('api/redis-url'),
      // Its own, without the accounts database.
      DATA_DIR: newFolder(),
      PORT: String(port),
    });
    try {
      const ask = (path: string) =>
        fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-api-key': key } });
      await until(async () => (await ask('/health/ready').catch(() => undefined))?.status === 200, 60_000);
      const answer = await ask('/api/v1/games?q=catan');
      expect([answer.status, await answer.json()]).toMatchObject([200, { data: expect.any(Array) }]);
    } finally {
      await api.kill();
    }
  });

  it.each([
    ['no credentials', '', 'GET', '_cluster/health', 401],
    ['a name without its password', 'elastic:', 'GET', '_cluster/health', 401],
    ['those of the API', 'api/elasticsearch-url', 'GET', 'catalog-games/_search?size=0', 200],
    ['those of the API', 'api/elasticsearch-url', 'DELETE', 'catalog-games', 403],
    ['those of the API', 'api/elasticsearch-url', 'PUT', 'catalog-other', 403],
    ['those of the API', 'api/elasticsearch-url', 'GET', '_cluster/health', 403],
    ['those of the indexer', 'indexer/elasticsearch-url', 'PUT', 'other', 403],
    ['those of the indexer', 'indexer/elasticsearch-url', 'GET', '_security/user', 403],
    ['those of the health check', 'elasticsearch/health-credentials', 'GET', '_cluster/health', 200],
    ['those of the health check', 'elasticsearch/health-credentials', 'GET', 'catalog-games/_search', 403],
  ])(
    'let %s into Elasticsearch only as far as needed (%s): %s %s is %d',
    async (_, from, method, path, status) => {
      const credentials = from.includes('/') ? credentialsIn(from) : from;
      const headers =
        credentials === '' ? {} : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
      const answer = await fetch(`http://127.0.0.1:${elasticsearchPort}/${path}`, { method, headers });
      expect(answer.status).toBe(status);
    },
  );
});

async function createKey(environment: Record<string, string>): Promise<string> {
  let printed = '';
  const print = (text: string) => (printed += text);
  const wanted = ['create', '--account', 'ada@example.org', '--name', 'site', '--plan', 'free'];
  expect([await runKeys(wanted, environment, { out: print, err: print }), printed]).toEqual([0, printed]);
  return /bgc_\w{48}/.exec(printed)?.[0] ?? 'no key';
}

function credentialsIn(name: string): string {
  const text = urlIn(name);
  if (!text.startsWith('http')) return text;
  const { username, password } = new URL(text);
  return `${username}:${password}`;
}
