import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { loadConfig } from '#libs/config';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'access-'));
});

const make = () =>
  execFileSync(process.execPath, ['scripts/deploy/make-access.mjs', folder], { encoding: 'utf8' });
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const passwordIn = (name: string) => new URL(read(name)).password;
const everything = () =>
  (readdirSync(folder, { recursive: true, withFileTypes: true }) as { name: string; parentPath: string }[])
    .filter(entry => statSync(join(entry.parentPath, entry.name)).isFile())
    .map(({ name, parentPath }) => [name, readFileSync(join(parentPath, name), 'utf8')]);

describe('the passwords of the engines', () => {
  it('are long, random and different for each user', () => {
    make();
    const passwords = ['api/redis-url', 'api/elasticsearch-url', 'indexer/elasticsearch-url'].map(passwordIn);
    expect(new Set(passwords).size).toBe(3);
    for (const password of passwords) expect(password).toMatch(/^[\w-]{43}$/);
  });

  it('are the same after every later start, and none is printed', () => {
    const printed = make();
    const before = everything();
    expect(make() + printed).not.toContain(passwordIn('api/redis-url'));
    expect(everything()).toEqual(before);
  });

  it('are all made again when making them was interrupted', () => {
    make();
    const before = passwordIn('indexer/elasticsearch-url');
    rmSync(join(folder, 'api/complete'));
    rmSync(join(folder, 'redis/redis.acl'));
    make();
    expect(passwordIn('indexer/elasticsearch-url')).not.toBe(before);
    const hash = createHash('sha256').update(passwordIn('api/redis-url')).digest('hex');
    expect(read('redis/redis.acl')).toContain(`#${hash} `);
    expect(passwordIn('dashboard/redis-url')).toBe(passwordIn('api/redis-url'));
  });

  it('are in no file of a server, and each file with one is readable by one user only', () => {
    make();
    const passwords = ['api/redis-url', 'api/elasticsearch-url', 'indexer/elasticsearch-url'].map(passwordIn);
    for (const name of ['redis/redis.acl', 'elasticsearch/users', 'elasticsearch/roles.yml'])
      for (const password of passwords) expect(read(name)).not.toContain(password);
    for (const name of [
      'api/redis-url',
      'api/elasticsearch-url',
      'dashboard/redis-url',
      'indexer/elasticsearch-url',
      'elasticsearch/health-credentials',
    ])
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
});
