import { execFileSync } from 'node:child_process';
import { createHash, pbkdf2Sync } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { loadConfig } from '#libs/config';
import { documentedAcl } from '../../integration/admission/documented-acl.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'access-'));
});

const make = () =>
  execFileSync(process.execPath, ['scripts/deploy/make-access.mjs', folder], { encoding: 'utf8' });
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const passwordIn = (name: string) => new URL(read(name)).password;

/** The files with passwords. */
const CREDENTIALS = [
  'api/redis-url',
  'api/elasticsearch-url',
  'dashboard/redis-url',
  'indexer/elasticsearch-url',
  'elasticsearch/health-credentials',
];
const EVERY_FILE = [
  ...CREDENTIALS,
  'redis/redis.acl',
  'elasticsearch/users',
  'elasticsearch/users_roles',
  'elasticsearch/roles.yml',
];

/** Every file is there, and the servers accept the passwords that their clients have. */
function expectConsistency(): void {
  for (const name of EVERY_FILE) expect([name, existsSync(join(folder, name))]).toEqual([name, true]);
  const hash = createHash('sha256').update(passwordIn('api/redis-url')).digest('hex');
  expect(read('redis/redis.acl')).toContain(`user catalog on #${hash} `);
  expect(read('dashboard/redis-url')).toBe(read('api/redis-url'));
  expect(accepts('catalog-reader', passwordIn('api/elasticsearch-url'))).toBe(true);
  expect(accepts('catalog-writer', passwordIn('indexer/elasticsearch-url'))).toBe(true);
  expect(accepts('health', read('elasticsearch/health-credentials').replace('health:', ''))).toBe(true);
}

/** Whether Elasticsearch's file of users has the hash of this password. */
function accepts(user: string, password: string): boolean {
  const line = new RegExp(`^${user}:\\{PBKDF2\\}(\\d+)\\$(\\S+)\\$(\\S+)$`, 'm').exec(
    read('elasticsearch/users'),
  );
  const [, rounds, salt = '', hash] = line ?? [];
  const bytes = pbkdf2Sync(password, Buffer.from(salt, 'base64'), Number(rounds), 32, 'sha512');
  return bytes.toString('base64') === hash;
}

describe('the passwords of the engines', () => {
  it('are long, random and different for each user', () => {
    make();
    const passwords = ['api/redis-url', 'api/elasticsearch-url', 'indexer/elasticsearch-url'].map(passwordIn);
    expect(new Set(passwords).size).toBe(3);
    for (const password of passwords) expect(password).toMatch(/^[\w-]{43}$/);
  });

  it('are the same after every later start, and none is printed', () => {
    const printed = make();
    const before = CREDENTIALS.map(read);
    expect(make() + printed).not.toContain(passwordIn('api/redis-url'));
    expect(CREDENTIALS.map(read)).toEqual(before);
  });

  it.each(EVERY_FILE)('still open every engine after %s was lost', name => {
    make();
    rmSync(join(folder, name));
    make();
    expectConsistency();
  });

  it('of other users stay when all files with one were lost, and that one is made again', () => {
    make();
    const before = passwordIn('indexer/elasticsearch-url');
    const reader = passwordIn('api/elasticsearch-url');
    rmSync(join(folder, 'api'), { recursive: true });
    expect(make()).toContain('new passwords for catalog-reader');
    expect(passwordIn('indexer/elasticsearch-url')).toBe(before);
    expect(passwordIn('api/elasticsearch-url')).not.toBe(reader);
    expectConsistency();
  });

  it('stay when a newer version gives the users other permissions', () => {
    make();
    const before = CREDENTIALS.map(read);
    chmodSync(join(folder, 'redis/redis.acl'), 0o644);
    writeFileSync(join(folder, 'redis/redis.acl'), 'user default on nopass -@all +ping\n');
    make();
    expect(CREDENTIALS.map(read)).toEqual(before);
    expectConsistency();
  });

  it('go with the permissions in Redis that docs/operating.md has', () => {
    make();
    const [, , , , ...permissions] = documentedAcl('bgc');
    expect(/^user catalog on #\S+ (.*)$/m.exec(read('redis/redis.acl'))?.[1]).toBe(permissions.join(' '));
  });

  it('are in no file of a server, and each file with one is readable by one user only', () => {
    make();
    const passwords = ['api/redis-url', 'api/elasticsearch-url', 'indexer/elasticsearch-url'].map(passwordIn);
    for (const name of ['redis/redis.acl', 'elasticsearch/users', 'elasticsearch/roles.yml'])
      for (const password of passwords) expect(read(name)).not.toContain(password);
    for (const name of CREDENTIALS)
      expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o400]);
  });

  it('are read by the processes through the variables of docker-compose.yml', () => {
    make();
    const compose = readFileSync('docker-compose.yml', 'utf8');
    for (const variable of ['ELASTICSEARCH_URL_FILE', 'REDIS_URL_FILE'])
      expect(compose).toContain(
        `${variable}: /access/api/${variable === 'REDIS_URL_FILE' ? 'redis' : 'elasticsearch'}-url`,
      );
    const { elasticsearch, redis } = loadConfig({
      ELASTICSEARCH_URL_FILE: join(folder, 'api/elasticsearch-url'),
      REDIS_URL_FILE: join(folder, 'api/redis-url'),
    });
    const { origin, username } = new URL(read('api/elasticsearch-url'));
    expect(elasticsearch?.nodes).toEqual([origin]);
    expect(elasticsearch?.credentials).toEqual({ username, password: passwordIn('api/elasticsearch-url') });
    expect(JSON.stringify(redis)).toContain(passwordIn('api/redis-url'));
  });
  it('are made by the files that the Dockerfile copies', () => {
    const image = mkdtempSync(join(tmpdir(), 'image-'));
    for (const [, path = ''] of readFileSync('Dockerfile', 'utf8').matchAll(/^COPY (scripts\/\S+) /gm))
      cpSync(path, join(image, path), { recursive: true });
    execFileSync(process.execPath, ['scripts/deploy/make-access.mjs', folder], { cwd: image });
    expectConsistency();
  });
});
