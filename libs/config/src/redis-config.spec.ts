import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, loadConfig } from './load-config.js';

const redisOf = (environment: Record<string, string>) => loadConfig(environment).redis;
const serversOf = (url: string) => redisOf({ REDIS_URL: url })?.servers;

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
  }
  throw new Error('the configuration was accepted');
}

describe('the address of Redis', () => {
  it('is not needed: without it everything is embedded', () => {
    expect(redisOf({})).toBeUndefined();
  });

  it('is of one server', () => {
    expect(redisOf({ REDIS_URL: 'redis://redis' })).toEqual({
      servers: { kind: 'single', node: { host: 'redis', port: 6_379 }, database: 0 },
      username: undefined,
      password: undefined,
      tls: undefined,
      prefix: 'bgc',
      commandTimeoutMs: 500,
    });
    expect(serversOf('redis://[::1]:7000/3/')).toEqual({
      kind: 'single',
      node: { host: '::1', port: 7_000 },
      database: 3,
    });
  });

  it('is of a cluster, by any of its nodes', () => {
    expect(serversOf('redis+cluster://one:7000,two')).toEqual({
      kind: 'cluster',
      nodes: [
        { host: 'one', port: 7_000 },
        { host: 'two', port: 6_379 },
      ],
    });
  });

  it('is of sentinels, which have an access of their own', () => {
    const environment = {
      REDIS_URL: 'redis+sentinel://app:data@one,two:7000/main',
      REDIS_SENTINEL_USERNAME: 'watcher',
      REDIS_SENTINEL_PASSWORD: 'watching',
    };
    expect(redisOf(environment)).toMatchObject({
      username: 'app',
      password: 'data',
      servers: {
        kind: 'sentinel',
        sentinels: [
          { host: 'one', port: 26_379 },
          { host: 'two', port: 7_000 },
        ],
        name: 'main',
        username: 'watcher',
        password: 'watching',
      },
    });
  });

  it.each([
    ['redis://app:secret@redis', 'app', 'secret'],
    ['redis://:secret@redis', undefined, 'secret'],
    ['redis://app@redis', 'app', undefined],
    ['redis://a%40b:s%2Fe%3Ac%25@redis', 'a@b', 's/e:c%'],
    ['redis://app:se:cr@et@redis', 'app', 'se:cr@et'],
  ])('contains a user and a password: %s', (url, username, password) => {
    expect(redisOf({ REDIS_URL: url })).toMatchObject({ username, password });
  });

  it.each([
    ['http://app:SECRET@redis', 'cannot be read'],
    ['redis:app:SECRET@redis', 'cannot be read'],
    ['redis://app:1/SECRET@redis', 'must be percent-escaped'],
    ['redis://app:1#SECRET@redis', 'must be percent-escaped'],
    ['redis://app:SECRET@redis?family=6', 'there is no query'],
    ['redis://app:SECRET%@redis', 'percent-escapes cannot be decoded'],
    ['redis://app:SECRET@redis:99999', 'invalid host or port'],
    ['redis://app:SECRET@redis/SECRET', 'a database that is not a number'],
    ['redis://app:SECRET@one,two', 'begin it with redis+cluster:// or redis+sentinel://'],
    ['redis+cluster://app:SECRET@one/1', 'a cluster has only one'],
    ['redis+sentinel://app:SECRET@one', 'must end with the name of the primary'],
  ])('is refused without being repeated: %s', (url, reason) => {
    const [problem, ...others] = problemsOf({ REDIS_URL: url });
    expect(others).toEqual([]);
    expect(problem).toContain('REDIS_URL');
    expect(problem).toContain(reason);
    expect(problem).not.toContain('SECRET');
  });
});

describe('certificates for Redis', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  const files = { ca: join(folder, 'ca'), cert: join(folder, 'cert'), key: join(folder, 'key') };
  const pem = (what: string) => `-----BEGIN ${what}-----\nAA==\n-----END ${what}-----\n`;
  beforeAll(() => {
    writeFileSync(files.ca, pem('CERTIFICATE'));
    writeFileSync(files.cert, pem('CERTIFICATE'));
    writeFileSync(files.key, pem('PRIVATE KEY'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const REDIS_URL = 'rediss://redis';

  it('are those of the system by default', () => {
    expect(redisOf({ REDIS_URL })?.tls).toEqual({ ca: undefined, client: undefined });
  });

  it('are read from files', () => {
    const environment = {
      REDIS_URL,
      REDIS_CA_FILE: files.ca,
      REDIS_CERT_FILE: files.cert,
      REDIS_KEY_FILE: files.key,
    };
    expect(redisOf(environment)?.tls).toEqual({
      ca: pem('CERTIFICATE'),
      client: { cert: pem('CERTIFICATE'), key: pem('PRIVATE KEY') },
    });
  });

  it.each([
    [{ REDIS_CA_FILE: '/nowhere/ca.pem' }, 'REDIS_CA_FILE names a file that cannot be read: ENOENT'],
    [{ REDIS_CA_FILE: '/etc/hostname' }, 'REDIS_CA_FILE names a file that contains no PEM data'],
    [{ REDIS_CERT_FILE: files.cert }, 'REDIS_KEY_FILE must be set, because REDIS_CERT_FILE is set'],
    [{ REDIS_KEY_FILE: files.key }, 'REDIS_CERT_FILE must be set, because REDIS_KEY_FILE is set'],
    [
      { REDIS_URL: 'redis://redis', REDIS_CA_FILE: files.ca },
      'REDIS_CA_FILE has no effect without rediss:// in REDIS_URL',
    ],
    [{ REDIS_URL: '', REDIS_CA_FILE: files.ca }, 'REDIS_CA_FILE has no effect without REDIS_URL'],
    [
      { REDIS_SENTINEL_PASSWORD: 'x' },
      'REDIS_SENTINEL_PASSWORD has no effect without sentinels in REDIS_URL',
    ],
  ])('are refused for %o', (environment, problem) => {
    expect(problemsOf({ REDIS_URL, ...environment })).toEqual([expect.stringContaining(problem)]);
  });
});
