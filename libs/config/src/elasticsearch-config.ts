import type { EnvironmentReader } from './environment-reader.js';

/** Where the Elasticsearch with the catalog is, and the credentials for it. */
export interface ElasticsearchConfig {
  /** One URL per node, without credentials and trailing slashes. */
  readonly nodes: readonly [string, ...string[]];
  /** `undefined`: none are needed. */
  readonly credentials: ElasticsearchCredentials | undefined;
  /** PEM text, trusted instead of the system's authorities. */
  readonly ca: string | undefined;
  /** What the names of all indices and aliases begin with. */
  readonly prefix: string;
  readonly timeoutMs: number;
}

export type ElasticsearchCredentials =
  { readonly apiKey: string } | { readonly username: string; readonly password: string };

const FORM = 'http[s]://[user:password@]host[:port][/path], several separated by commas';
const CREDENTIALS = ['ELASTICSEARCH_API_KEY', 'ELASTICSEARCH_USERNAME', 'ELASTICSEARCH_PASSWORD'] as const;
const CA_FILE = 'ELASTICSEARCH_CA_FILE';

/** @returns `undefined` without `ELASTICSEARCH_URL`: the catalog is then embedded */
export function loadElasticsearchConfig(read: EnvironmentReader): ElasticsearchConfig | undefined {
  const text = read.optional('ELASTICSEARCH_URL');
  const prefix = read.matching('ELASTICSEARCH_PREFIX', /^[a-z0-9][a-z0-9_-]{0,40}$/);
  const timeoutMs = read.integer('ELASTICSEARCH_TIMEOUT_MS');
  if (text === undefined) {
    read.refuseWithout('ELASTICSEARCH_URL', [...CREDENTIALS, CA_FILE]);
    return undefined;
  }
  const urls = readUrls(read, text);
  if (urls === undefined) return undefined;
  const credentials = readCredentials(read, urls);
  const isSecure = urls.every(({ protocol }) => protocol === 'https:');
  if (!isSecure) read.refuseWithout('https:// in ELASTICSEARCH_URL, for every node', [CA_FILE]);
  const [first = '', ...others] = urls.map(withoutCredentials);
  return { nodes: [first, ...others], credentials, ca: read.pemFile(CA_FILE), prefix, timeoutMs };
}

/** Messages do not repeat any part of it, because it may contain a password. */
function readUrls(read: EnvironmentReader, text: string): URL[] | undefined {
  const urls = text
    .split(',')
    .map(each => each.trim())
    .filter(each => each !== '')
    .map(readUrl);
  if (urls.length > 0 && urls.every(url => url !== undefined)) return urls;
  read.problems.push(
    `ELASTICSEARCH_URL must be ${FORM}; / ? # @ , and % in a user or password must be percent-escaped`,
  );
  return undefined;
}

function readUrl(text: string): URL | undefined {
  const url = URL.canParse(text) && text.includes('://') ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) return undefined;
  // A password that ended the host early would continue as a path, a query or a fragment.
  return url.search === '' && url.hash === '' && !url.pathname.includes('@') ? url : undefined;
}

function readCredentials(
  read: EnvironmentReader,
  urls: readonly URL[],
): ElasticsearchCredentials | undefined {
  const inUrls = credentialsOf(urls);
  const [apiKey, username, password] = CREDENTIALS.map(name => read.optional(name));
  const ways = [apiKey, username ?? password, inUrls].filter(way => way !== undefined);
  if (ways.length > 1)
    read.problems.push(
      'Elasticsearch is given credentials in several ways: use one of ELASTICSEARCH_API_KEY, ELASTICSEARCH_USERNAME with ' +
        'ELASTICSEARCH_PASSWORD, or a user and password in ELASTICSEARCH_URL',
    );
  if (inUrls === 'unlike') {
    read.problems.push('ELASTICSEARCH_URL has different or unreadable credentials for its nodes');
    return undefined;
  }
  if (apiKey !== undefined) return readApiKey(read, apiKey);
  if (username === undefined && password === undefined) return inUrls;
  return {
    username: read.required('ELASTICSEARCH_USERNAME', 'ELASTICSEARCH_PASSWORD is set'),
    password: read.required('ELASTICSEARCH_PASSWORD', 'ELASTICSEARCH_USERNAME is set'),
  };
}

/** The credentials of those nodes that name any; all must name the same. */
function credentialsOf(urls: readonly URL[]): ElasticsearchCredentials | 'unlike' | undefined {
  const given = new Set(
    urls
      .filter(({ username, password }) => username !== '' || password !== '')
      .map(({ username, password }) => `${username}:${password}`),
  );
  const [text, ...others] = given;
  if (text === undefined) return undefined;
  if (others.length > 0) return 'unlike';
  const [username = '', password = ''] = text.split(':');
  try {
    return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return 'unlike';
  }
}

function readApiKey(read: EnvironmentReader, apiKey: string): { apiKey: string } {
  if (!/^[\w+/=-]+$/.test(apiKey))
    read.problems.push(
      'ELASTICSEARCH_API_KEY must be the key as Elasticsearch gives it under `encoded`, base64 of id:api_key',
    );
  return { apiKey };
}

function withoutCredentials({ origin, pathname }: URL): string {
  return `${origin}${pathname}`.replace(/\/+$/, '');
}
