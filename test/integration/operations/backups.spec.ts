import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import {
  type AccountsDatabase,
  type AccountServices,
  composeAccounts,
  type CreatedKey,
  openAccountsDatabase,
} from '#libs/accounts';
import { type AdmissionEngine, parseApiKey } from '#libs/admission';
import { openEmbeddedAdmission } from '#libs/admission-embedded';
import { openRedisAdmission } from '#libs/admission-redis';
import { realElasticsearch, realRedis } from '../../support/real-services.js';
import { removeIndices } from '../../support/index-catalog.js';
import { runDocumented } from '../../support/run-documented.js';
import { TestProcess } from '../../support/test-process.js';
import { redisAt } from '../admission/open-test-redis.js';
import { dropPostgres, newPostgres } from '../accounts/new-postgres.js';
import { pathWithDocker } from './docker-stand-in.js';

const PAGE = 'docs/backups.md';
const KEY = { email: 'ada@example.org', name: 'my site', plan: 'plus' };

const folder = mkdtempSync(join(tmpdir(), 'backups-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(async () => (await newPostgres()).remove());
afterAll(dropPostgres);

const newFolder = () => mkdtempSync(join(folder, 'of-'));

/** An installation: a database with its key store, as the processes of an environment have it. */
interface Installation {
  readonly environment: Readonly<Record<string, string>>;
  readonly databaseUrl: string;
  openEngine(): Promise<AdmissionEngine>;
}

async function onPostgresAndRedis(): Promise<Installation> {
  const environment = {
    DATABASE_URL: (await newPostgres()).url,
    REDIS_URL: realRedis(),
    REDIS_PREFIX: `test-${randomUUID()}`,
    BACKUPS: newFolder(),
    DATA_DIR: newFolder(),
  };
  const redis = redisAt(environment.REDIS_URL, { REDIS_PREFIX: environment.REDIS_PREFIX });
  return {
    environment,
    databaseUrl: environment.DATABASE_URL,
    openEngine: () => openRedisAdmission(redis),
  };
}

async function embedded(): Promise<Installation> {
  const dataDir = newFolder();
  return {
    environment: { DATA_DIR: dataDir, BACKUPS: newFolder() },
    databaseUrl: `sqlite:${join(dataDir, 'accounts.sqlite')}`,
    openEngine: async () => openEmbeddedAdmission({ dataDir }),
  };
}

async function inCompose(): Promise<Installation> {
  const installation = await embedded();
  // What an image holds: a build.
  await promisify(execFile)('npm', ['run', 'accounts', '--', '--help']);
  const PATH = pathWithDocker(newFolder());
  return { ...installation, environment: { ...installation.environment, PATH } };
}

/** Opens the database and the key store for `work` alone, as a process that is ended afterwards does. */
async function inProcess<Result>(
  { databaseUrl, openEngine }: Installation,
  work: (services: AccountServices, database: AccountsDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openAccountsDatabase(databaseUrl);
  const engine = await openEngine();
  try {
    return await work(composeAccounts(database, engine), database);
  } finally {
    await engine.close();
    await database.destroy();
  }
}

/** How an API process answers to keys. */
async function askWith(installation: Installation, ...keys: readonly CreatedKey[]): Promise<string[]> {
  const engine = await installation.openEngine();
  try {
    const answers = [];
    for (const { key: text } of keys) {
      const key = parseApiKey(text);
      answers.push(key.kind === 'malformed' ? key.reason : (await engine.store.admit(key)).kind);
    }
    return answers;
  } finally {
    await engine.close();
  }
}

describe.each([
  ['postgres', onPostgresAndRedis],
  ['sqlite', embedded],
  ['compose', inCompose],
])('the backup of a database in %s', (kind, install) => {
  it('brings back what it has: keys made since are refused, and keys revoked since work again', async () => {
    const installation = await install();
    const { environment } = installation;
    const run = (name: string) => runDocumented(PAGE, name, environment);
    // Ten, because of more than ten keys one may be withdrawn without a question.
    const [kept, revoked] = await inProcess(installation, async ({ registry }) => {
      const keys = [];
      for (let count = 0; count < 10; count++) keys.push(await registry.create(KEY));
      return keys as [CreatedKey, CreatedKey];
    });
    await run(`${kind} backup`);
    const made = await inProcess(installation, async ({ registry }) => {
      await registry.revoke(revoked.keyId);
      return registry.create({ ...KEY, email: 'grace@example.org' });
    });
    expect(await askWith(installation, kept, revoked, made)).toEqual(['admitted', 'revoked', 'admitted']);

    const printed = await run(`${kind} restore`);

    expect(printed).toContain('10 keys published, 1 withdrawn');
    expect(await askWith(installation, kept, revoked, made)).toEqual(['admitted', 'admitted', 'unknown']);
  });
});

describe('after everything was lost', () => {
  const prefix = `test-${randomUUID().slice(0, 8)}`;
  afterAll(() => removeIndices(realElasticsearch(), prefix));

  it('a backup and a source are enough: an old key gets an answer again, and its count continues', async () => {
    const before = await onPostgresAndRedis();
    const key = await inProcess(before, ({ registry }) => registry.create(KEY));
    await askWith(before, key);
    await inProcess(before, ({ reconciler }) => reconciler.reconcile());
    await runDocumented(PAGE, 'postgres backup', before.environment);

    await (await newPostgres()).remove();
    const afterwards = await onPostgresAndRedis();
    const environment = {
      ...afterwards.environment,
      BACKUPS: before.environment.BACKUPS ?? '',
      ELASTICSEARCH_URL: realElasticsearch(),
      ELASTICSEARCH_PREFIX: prefix,
      CATALOG_SOURCE: 'indexer/seed',
      PORT: '0',
    };
    for (const name of ['postgres restore', 'redis lost', 'elasticsearch lost'])
      await runDocumented(PAGE, name, environment);

    const api = new TestProcess('apps/api/src/main.ts', environment);
    try {
      const [, url] = await api.printed(/"addresses":\["([^"]+)"/);
      const answer = await fetch(`${url}/api/v1/games?q=catan&limit=1`, {
        headers: { authorization: `Bearer ${key.key}` },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('ratelimit')).toContain('"month";r=99998');
    } finally {
      await api.kill();
    }
  });
});
