import { setTimeout as sleep } from 'node:timers/promises';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errors, type estypes } from '@elastic/elasticsearch';
import { loadConfig } from '#libs/config';
import { connectElastic, type ElasticCatalog } from '#libs/search-elastic';
import { pino } from 'pino';
import { runIndexer as runCommandLine } from '../../../indexer/src/index.js';
import { startSecuredCluster, type SecuredCluster } from '../../support/secured-cluster.js';
import { until } from '../../support/until.js';
import { aSource, removeFolders } from '../indexer/support/a-source.js';
import { toOutcome, type Outcome } from '../../support/run-indexer.js';

const PREFIX = 'secured';
/** Three JVMs on a machine that may be busy. */
const START_TIMEOUT_MS = 600_000;
const TIMEOUT_MS = 2_000;

type Variables = Readonly<Record<string, string>>;
type ApiRole = estypes.SecurityRoleDescriptor;

describe('A secured cluster of three nodes', () => {
  let cluster: SecuredCluster;
  let source: string;
  /** Everything that was printed or logged. */
  let printed = '';
  const secrets: string[] = [];

  beforeAll(async () => {
    cluster = await startSecuredCluster(PREFIX);
    source = await aSource();
    for (const { username, password } of Object.values(cluster.users)) {
      secrets.push(password, Buffer.from(`${username}:${password}`).toString('base64'));
    }
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await removeFolders();
    await cluster.end();
  });

  function variables(user: 'api' | 'indexer', more: Variables = {}): Variables {
    const { username, password } = cluster.users[user];
    return {
      ...withoutCredentials(),
      ELASTICSEARCH_USERNAME: username,
      ELASTICSEARCH_PASSWORD: password,
      ...more,
    };
  }

  function withoutCredentials(): Variables {
    return {
      ELASTICSEARCH_URL: cluster.urls.join(),
      ELASTICSEARCH_CA_FILE: cluster.caFile,
      ELASTICSEARCH_PREFIX: PREFIX,
      ELASTICSEARCH_TIMEOUT_MS: String(TIMEOUT_MS),
    };
  }

  async function apiKey(role: ApiRole): Promise<Variables> {
    const key = await cluster.client().security.createApiKey({
      name: 'test',
      role_descriptors: { role },
      refresh: 'wait_for',
    });
    secrets.push(key.encoded, key.api_key);
    return { ...withoutCredentials(), ELASTICSEARCH_API_KEY: key.encoded };
  }

  /** Collects both forms of the indexer's output, so that all of it is checked. */
  async function indexer(environment: Variables, ...args: string[]): Promise<Outcome> {
    const stdout = new PassThrough();
    const stderr = new PassThrough();
    for (const stream of [stdout, stderr]) stream.on('data', data => (printed += String(data)));
    const lines = stdout.setEncoding('utf8').toArray() as Promise<string[]>;
    const code = await runCommandLine([...args, '--json'], { environment, stdout, stderr });
    stdout.end();
    return toOutcome(code, (await lines).join(''));
  }

  /** The catalog, connected as the API does it. */
  async function connect(environment: Variables): Promise<ElasticCatalog> {
    const { elasticsearch } = loadConfig(environment);
    const log = pino({ level: 'trace' }, { write: line => (printed += line) });
    const onFailure = (failure: Error) => log.warn({ err: failure }, failure.message);
    const catalog = connectElastic({ ...elasticsearch!, onFailure });
    await catalog.start();
    return catalog;
  }

  async function connected<T>(
    environment: Variables,
    use: (catalog: ElasticCatalog) => Promise<T>,
  ): Promise<T> {
    const catalog = await connect(environment);
    try {
      return await use(catalog);
    } finally {
      await catalog.close();
    }
  }

  async function findFirst({ search, generations }: ElasticCatalog): Promise<string | undefined> {
    const request = { resource: 'games', filters: {}, title: undefined, after: undefined, count: 1 } as const;
    const { hits } = await search.list(generations.current()!, request);
    return hits[0]?.item.id;
  }

  const INDEXER: ApiRole = {
    cluster: ['cluster:monitor/health'] as never,
    indices: [{ names: [`${PREFIX}-*`], privileges: ['read', 'write', 'manage'] }],
  };
  const API: ApiRole = {
    indices: [{ names: [`${PREFIX}-*`], privileges: ['read', 'view_index_metadata'] }],
  };

  it('is loaded by a user with the privileges of an indexer, over TLS and all nodes', async () => {
    const options = ['--source', source, '--force', '--replicas', '1'];
    expect((await indexer(variables('indexer'), 'run', ...options)).code).toBe(0);
    expect((await indexer(variables('indexer'), 'run', ...options)).code).toBe(0);
    for (const command of ['status', 'rollback', 'check', 'prune'])
      expect([command, (await indexer(variables('indexer'), command)).code]).toEqual([command, 0]);
  });

  it('is loaded by an API key with the same privileges', async () => {
    const { code } = await indexer(
      await apiKey(INDEXER),
      'run',
      '--source',
      source,
      '--force',
      '--replicas',
      '1',
    );
    expect(code).toBe(0);
  });

  it('is read by a user, by a user in the URL, and by an API key, with the privileges of the API', async () => {
    const { username, password } = cluster.users.api;
    const inUrl = cluster.urls.map(url => url.replace('https://', `https://${username}:${password}@`)).join();
    for (const environment of [
      variables('api'),
      { ...withoutCredentials(), ELASTICSEARCH_URL: inUrl },
      await apiKey(API),
    ])
      await connected(environment, async catalog => {
        expect(await catalog.health()).toBe('ok');
        expect(await findFirst(catalog)).toBe('caravan');
        await catalog.vocabularies.prepare(catalog.generations.current()!);
        expect(catalog.vocabularies.of(catalog.generations.current()!, 'games')).toBeDefined();
      });
  });

  it('lets the API change nothing, and the indexer only its own indices', async () => {
    const api = cluster.client(cluster.users.api);
    const indexing = cluster.client(cluster.users.indexer);
    const index = (await api.indices.getAlias({ name: `${PREFIX}-games` })) as object;
    const [games = ''] = Object.keys(index);
    for (const forbidden of [
      () => api.index({ index: games, document: {} }),
      () => api.delete({ index: games, id: 'catan' }),
      () => api.indices.delete({ index: games }),
      () => api.indices.updateAliases({ actions: [{ remove_index: { index: games } }] }),
      () => api.cluster.health(),
      () => indexing.index({ index: 'others', document: {} }),
      () => indexing.indices.get({ index: '.security*', expand_wildcards: 'all', allow_no_indices: false }),
      () => indexing.security.createApiKey({ name: 'more' }),
    ])
      await expect(forbidden()).rejects.toThrow(errors.ResponseError);
  });

  it.each<[what: string, role: ApiRole]>([
    ['reading', { indices: [{ names: [`${PREFIX}-*`], privileges: ['view_index_metadata'] }] }],
    ['seeing what there is', { indices: [{ names: [`${PREFIX}-*`], privileges: ['read'] }] }],
  ])('is not served without the privilege of %s, which is named', async (_, role) => {
    await connected(await apiKey(role), async catalog => {
      const problem = await findFirst(catalog).then(
        () => '',
        (error: unknown) => String(error),
      );
      expect(`${await catalog.health()} ${problem}`).toMatch(/does not let these credentials|access denied/);
    });
  });

  it('tells an indexer which privilege is missing', async () => {
    const { code, result } = await indexer(variables('api'), 'run', '--source', source);
    expect({ code, error: result.error.code }).toEqual({ code: 8, error: 'forbidden' });
    expect(result.error.message).toMatch(/cluster:monitor\/health.*docs\/operating.md/s);
  });

  it('tells an indexer that its password is wrong, and what to set', async () => {
    const wrong = 'a-password-that-was-never-right';
    secrets.push(wrong, Buffer.from(`indexer:${wrong}`).toString('base64'));
    const { code, result } = await indexer(variables('indexer', { ELASTICSEARCH_PASSWORD: wrong }), 'status');
    expect({ code, error: result.error.code }).toEqual({ code: 8, error: 'unauthorized' });
    expect(result.error.message).toMatch(/ELASTICSEARCH_PASSWORD/);
    await connected(variables('api', { ELASTICSEARCH_PASSWORD: wrong }), async catalog => {
      expect(await catalog.health()).toMatch(/does not accept the credentials/);
    });
  });

  it.each<[what: string, change: (environment: Variables) => Variables, reason: RegExp]>([
    [
      'trusts no authority of it',
      ({ ELASTICSEARCH_CA_FILE: _, ...others }) => others,
      /certificate.*; check ELASTICSEARCH_CA_FILE/,
    ],
    [
      'speaks without TLS',
      ({ ELASTICSEARCH_CA_FILE: _, ELASTICSEARCH_URL = '', ...others }) => ({
        ...others,
        ELASTICSEARCH_URL: ELASTICSEARCH_URL.replaceAll('https:', 'http:'),
      }),
      /closed|reset|hang up/i,
    ],
  ])('tells a client that %s why it is refused', async (_, change, reason) => {
    const { code, events, result } = await indexer(change(variables('indexer')), 'status', '--wait', '1');
    expect(code).toBe(5);
    expect(result.error.message).toMatch(reason);
    expect(events).toContainEqual({
      event: 'waiting',
      address: cluster.urls.map(url => new URL(url).host).join(', '),
      reason: expect.stringMatching(reason),
    });
    await connected(change(variables('api')), async catalog => {
      expect(await catalog.health()).toMatch(/cannot be reached/);
    });
  });

  it('still answers while a node hangs', async () => {
    await connected(variables('api'), async catalog => {
      const pid = (await nodes()).find(({ isMaster }) => !isMaster)!.pid;
      process.kill(pid, 'SIGSTOP');
      const { answered } = await askFor(8_000, catalog).finally(() => process.kill(pid, 'SIGCONT'));
      // Requests to the node, and requests that need its shards, wait until they time out.
      expect(answered).toBeGreaterThan(10);
      await until(async () => (await askFor(500, catalog)).failed === 0, 60_000);
    });
  });

  it('still answers, without a failure, when its master node is killed', async () => {
    // A busy machine makes the two that are left slow, which is not what is tested.
    const patience = { ELASTICSEARCH_TIMEOUT_MS: '5000' };
    await connected(variables('api', patience), async catalog => {
      const pid = (await nodes()).find(({ isMaster }) => isMaster)!.pid;
      const asking = askFor(8_000, catalog);
      await sleep(1_000);
      process.kill(pid, 'SIGKILL');
      const { answered, failures } = await asking;
      expect(failures).toEqual([]);
      expect(answered).toBeGreaterThan(20);
      expect(await catalog.health()).toBe('ok');
    });
  });

  it('never prints a password, a key or a header with one, whatever fails', () => {
    expect(printed).toMatch(/unauthorized/);
    expect(printed).toMatch(/cannot be reached/);
    for (const secret of secrets) expect(printed).not.toContain(secret);
  });

  async function askFor(
    milliseconds: number,
    catalog: ElasticCatalog,
  ): Promise<{ answered: number; failed: number; failures: string[] }> {
    const endsAt = performance.now() + milliseconds;
    let answered = 0;
    const failures: string[] = [];
    const pending: Promise<void>[] = [];
    while (performance.now() < endsAt) {
      const asked = findFirst(catalog).then(
        () => {
          answered++;
        },
        (error: unknown) => void failures.push(String((error as Error).cause ?? error)),
      );
      pending.push(asked);
      await sleep(50);
    }
    await Promise.all(pending);
    return { answered, failed: failures.length, failures };
  }

  async function nodes(): Promise<{ pid: number; isMaster: boolean }[]> {
    const client = cluster.client();
    const master = (await client.cluster.state({ metric: 'master_node' })).master_node;
    const info = await client.nodes.info({ metric: 'process' });
    return Object.entries(info.nodes).map(([id, { process: own }]) => ({
      pid: own!.id,
      isMaster: id === master,
    }));
  }
});
