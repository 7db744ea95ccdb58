import type { EnvironmentReader } from './environment-reader.js';
import {
  readRedisUrl,
  REDIS_URL_FORMS,
  type RedisNode,
  type RedisUrl,
  UnreadableRedisUrl,
} from './redis-url.js';

/** Where the Redis with keys and limits is, and the credentials for it. */
export interface RedisConfig {
  readonly servers: RedisServersConfig;
  /** Name of an ACL user; `undefined`: the default user. */
  readonly username: string | undefined;
  readonly password: string | undefined;
  /** `undefined`: unencrypted. Certificates as PEM text. */
  readonly tls: RedisTlsConfig | undefined;
  /** Begins the name of every key, so that several services can share one Redis. */
  readonly prefix: string;
  /** A request waits no longer than this for its admission. */
  readonly commandTimeoutMs: number;
}

export type RedisServersConfig =
  | { readonly kind: 'single'; readonly node: RedisNode; readonly database: number }
  | { readonly kind: 'cluster'; readonly nodes: readonly RedisNode[] }
  | {
      readonly kind: 'sentinel';
      readonly sentinels: readonly RedisNode[];
      /** What the sentinels call the primary they watch. */
      readonly name: string;
      readonly username: string | undefined;
      readonly password: string | undefined;
    };

export interface RedisTlsConfig {
  /** Trusted instead of the system's authorities. */
  readonly ca: string | undefined;
  /** Shown to servers that ask for a certificate of their clients. */
  readonly client: { readonly cert: string; readonly key: string } | undefined;
}

/** The variables that only mean something beside `REDIS_URL`. */
const TLS_FILES = ['REDIS_CA_FILE', 'REDIS_CERT_FILE', 'REDIS_KEY_FILE'] as const;
const SENTINEL_ACCESS = ['REDIS_SENTINEL_USERNAME', 'REDIS_SENTINEL_PASSWORD'] as const;

/** @returns `undefined` without `REDIS_URL`: keys and limits are then embedded */
export function loadRedisConfig(read: EnvironmentReader): RedisConfig | undefined {
  const text = read.optional('REDIS_URL');
  const prefix = read.matching('REDIS_PREFIX', /^[a-z0-9][a-z0-9_-]{0,40}$/);
  const commandTimeoutMs = read.integer('REDIS_TIMEOUT_MS');
  if (text === undefined) {
    read.refuseWithout('REDIS_URL', [...TLS_FILES, ...SENTINEL_ACCESS]);
    return undefined;
  }
  const url = tryReadUrl(read, text);
  if (url === undefined) return undefined;
  const { secure, username, password, servers } = url;
  const access = { servers: completeServers(read, servers), username, password, tls: readTls(read, secure) };
  return { ...access, prefix, commandTimeoutMs };
}

function tryReadUrl(read: EnvironmentReader, text: string): RedisUrl | undefined {
  try {
    return readRedisUrl(text);
  } catch (error) {
    if (!(error instanceof UnreadableRedisUrl)) throw error;
    read.problems.push(`REDIS_URL ${error.message}. Its forms are: ${REDIS_URL_FORMS}`);
    return undefined;
  }
}

function completeServers(read: EnvironmentReader, servers: RedisUrl['servers']): RedisServersConfig {
  if (servers.kind !== 'sentinel') {
    read.refuseWithout('sentinels in REDIS_URL', SENTINEL_ACCESS);
    return servers;
  }
  const username = read.optional('REDIS_SENTINEL_USERNAME');
  if (username !== undefined) read.required('REDIS_SENTINEL_PASSWORD', 'REDIS_SENTINEL_USERNAME is set');
  return { ...servers, username, password: read.optional('REDIS_SENTINEL_PASSWORD') };
}

function readTls(read: EnvironmentReader, secure: boolean): RedisTlsConfig | undefined {
  if (!secure) {
    read.refuseWithout('rediss:// in REDIS_URL', TLS_FILES);
    return undefined;
  }
  const [ca, cert, key] = TLS_FILES.map(name => read.pemFile(name));
  if (cert !== undefined) read.required('REDIS_KEY_FILE', 'REDIS_CERT_FILE is set');
  if (key !== undefined) read.required('REDIS_CERT_FILE', 'REDIS_KEY_FILE is set');
  return { ca, client: cert === undefined || key === undefined ? undefined : { cert, key } };
}
