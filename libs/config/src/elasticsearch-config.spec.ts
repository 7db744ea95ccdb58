import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, loadConfig } from './load-config.js';

const URL = 'https://one:9200';
const PEM = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n';

let folder: string;
let caFile: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'elasticsearch-config-'));
  caFile = join(folder, 'ca.pem');
  writeFileSync(caFile, PEM);
});
afterAll(() => rmSync(folder, { recursive: true }));

const elasticsearchOf = (environment: Record<string, string>) => loadConfig(environment).elasticsearch;

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
  }
  throw new Error('the configuration was accepted');
}

describe('Elasticsearch', () => {
  it('is not needed: without it the catalog is embedded', () => {
    expect(elasticsearchOf({})).toBeUndefined();
  });

  it('is one node without credentials', () => {
    expect(elasticsearchOf({ ELASTICSEARCH_URL: 'http://localhost:9200/' })).toEqual({
      nodes: ['http://localhost:9200'],
      credentials: undefined,
      ca: undefined,
      prefix: 'catalog',
      timeoutMs: 2_000,
    });
  });

  it('is several nodes, with paths if needed', () => {
    expect(
      elasticsearchOf({ ELASTICSEARCH_URL: `${URL}, https://two:9200/es/ ,https://three` })?.nodes,
    ).toEqual(['https://one:9200', 'https://two:9200/es', 'https://three']);
  });

  it.each([
    ['an API key', { ELASTICSEARCH_API_KEY: 'aWQ6a2V5' }, { apiKey: 'aWQ6a2V5' }],
    [
      'a user and a password',
      { ELASTICSEARCH_USERNAME: 'api', ELASTICSEARCH_PASSWORD: 's/e:c%' },
      { username: 'api', password: 's/e:c%' },
    ],
    [
      'a user and a password in the URL',
      { ELASTICSEARCH_URL: 'https://a%40b:s%2Fe%3Ac%25@one:9200,https://two:9200' },
      { username: 'a@b', password: 's/e:c%' },
    ],
    [
      'the same in every URL',
      { ELASTICSEARCH_URL: 'https://api:x@one,https://api:x@two' },
      { username: 'api', password: 'x' },
    ],
  ])('takes %s', (_, environment, credentials) => {
    const config = elasticsearchOf({ ELASTICSEARCH_URL: URL, ...environment });
    expect(config?.credentials).toEqual(credentials);
    expect(config?.nodes.join()).not.toContain('@');
  });

  it('reads certificate authorities from a file', () => {
    expect(elasticsearchOf({ ELASTICSEARCH_URL: URL, ELASTICSEARCH_CA_FILE: caFile })?.ca).toBe(PEM);
  });

  const SEVERAL_WAYS = /in several ways/;
  it.each<[what: string, environment: Record<string, string>, problem: RegExp]>([
    ['no URL', { ELASTICSEARCH_URL: 'one:9200' }, /must be http/],
    ['an empty list', { ELASTICSEARCH_URL: ',' }, /must be http/],
    ['another protocol in the list', { ELASTICSEARCH_URL: `${URL},ftp://two` }, /must be http/],
    ['a query', { ELASTICSEARCH_URL: `${URL}?pretty` }, /must be http/],
    ['a password with a slash', { ELASTICSEARCH_URL: 'https://api:1/SECRET@one' }, /percent-escaped/],
    ['a password with a comma', { ELASTICSEARCH_URL: 'https://api:SEC,RET@one' }, /percent-escaped/],
    ['a bad escape', { ELASTICSEARCH_URL: 'https://api:SECRET%zz@one' }, /unreadable credentials/],
    [
      'other passwords for other nodes',
      { ELASTICSEARCH_URL: 'https://api:SECRET@one,https://api:SECRET2@two' },
      /different or unreadable/,
    ],
    [
      'a key and a user',
      { ELASTICSEARCH_API_KEY: 'SECRET', ELASTICSEARCH_USERNAME: 'u', ELASTICSEARCH_PASSWORD: 'SECRET' },
      SEVERAL_WAYS,
    ],
    [
      'a key and a URL with a password',
      { ELASTICSEARCH_URL: 'https://u:SECRET@one', ELASTICSEARCH_API_KEY: 'SECRET' },
      SEVERAL_WAYS,
    ],
    ['a user without a password', { ELASTICSEARCH_USERNAME: 'u' }, /PASSWORD must be set/],
    ['a password without a user', { ELASTICSEARCH_PASSWORD: 'SECRET' }, /USERNAME must be set/],
    ['a key that is not encoded', { ELASTICSEARCH_API_KEY: 'id:SECRET' }, /under `encoded`/],
    ['a file that is not there', { ELASTICSEARCH_CA_FILE: '/nowhere/ca.pem' }, /cannot be read/],
    [
      'authorities for an unencrypted connection',
      { ELASTICSEARCH_URL: 'http://one', ELASTICSEARCH_CA_FILE: '/nowhere/ca.pem' },
      /CA_FILE has no effect without https/,
    ],
    [
      'a password without an address',
      { ELASTICSEARCH_URL: '', ELASTICSEARCH_API_KEY: 'SECRET' },
      /has no effect without ELASTICSEARCH_URL/,
    ],
  ])('is refused with %s, and no secret is repeated', (_, environment, problem) => {
    const problems = problemsOf({ ELASTICSEARCH_URL: URL, ...environment });
    expect(problems.join('\n')).toMatch(problem);
    expect(problems.join('\n')).not.toContain('SECRET');
  });
});
