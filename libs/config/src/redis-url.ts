/** The forms of `REDIS_URL`, for messages and documentation. With `rediss` the connection is encrypted. */
export const REDIS_URL_FORMS =
  'redis[s]://[user:password@]host[:port][/database], ' +
  'redis[s]+cluster://[user:password@]host[:port],host[:port],…, ' +
  'redis[s]+sentinel://[user:password@]host[:port],host[:port],…/name-of-the-primary';

export interface RedisNode {
  readonly host: string;
  readonly port: number;
}

export interface RedisUrl {
  readonly secure: boolean;
  readonly username: string | undefined;
  readonly password: string | undefined;
  readonly servers:
    | { readonly kind: 'single'; readonly node: RedisNode; readonly database: number }
    | { readonly kind: 'cluster'; readonly nodes: readonly RedisNode[] }
    | { readonly kind: 'sentinel'; readonly sentinels: readonly RedisNode[]; readonly name: string };
}

const FORM = /^redis(s?)(?:\+(cluster|sentinel))?:\/\/(?:([^/?#]*)@)?([^/?#@]+)(?:\/([^/?#@]*))?\/*$/;
const HOST = /^(?:\[([0-9a-f:.]+)\]|([^\s[\]:]+))(?::(\d{1,5}))?$/i;

const REDIS_PORT = 6_379;
const SENTINEL_PORT = 26_379;

/** What is wrong with a `REDIS_URL`; the message repeats no part of it, because it may contain a password. */
export class UnreadableRedisUrl extends Error {
  override readonly name = 'UnreadableRedisUrl';
}

/** Reads a `REDIS_URL`, which is no URL of the WHATWG: those have one host. @throws UnreadableRedisUrl */
export function readRedisUrl(text: string): RedisUrl {
  const match = FORM.exec(text);
  if (match === null)
    throw new UnreadableRedisUrl(
      'cannot be read; / ? # @ and % in a user or password must be percent-escaped, and there is no query',
    );
  const [, s, kind, access = '', hosts = '', path = ''] = match;
  const defaultPort = kind === 'sentinel' ? SENTINEL_PORT : REDIS_PORT;
  const nodes = hosts.split(',').map(host => readNode(host, defaultPort));
  return { secure: s === 's', ...readCredentials(access), servers: readServers(kind, nodes, path) };
}

function readServers(kind: string | undefined, nodes: RedisNode[], path: string): RedisUrl['servers'] {
  if (kind === 'cluster') {
    if (path !== '') throw new UnreadableRedisUrl('names a database, but a cluster has only one');
    return { kind, nodes };
  }
  if (kind === 'sentinel') {
    if (path === '') throw new UnreadableRedisUrl('must end with the name of the primary');
    return { kind, sentinels: nodes, name: path };
  }
  const [node, ...others] = nodes;
  if (node === undefined || others.length > 0)
    throw new UnreadableRedisUrl(
      'has several hosts: begin it with redis+cluster:// or redis+sentinel:// to say which kind they are',
    );
  if (!/^\d{0,4}$/.test(path)) throw new UnreadableRedisUrl('has a database that is not a number');
  return { kind: 'single', node, database: Number(path) };
}

function readCredentials(access: string): Pick<RedisUrl, 'username' | 'password'> {
  // Unescaped, a password may contain colons: the first one ends the user.
  const colon = access.indexOf(':');
  const [username, password] = colon < 0 ? [access, ''] : [access.slice(0, colon), access.slice(colon + 1)];
  try {
    return {
      username: decodeURIComponent(username) || undefined,
      password: decodeURIComponent(password) || undefined,
    };
  } catch {
    throw new UnreadableRedisUrl('has a user or password whose percent-escapes cannot be decoded');
  }
}

function readNode(text: string, defaultPort: number): RedisNode {
  const [, address, name, port = String(defaultPort)] = HOST.exec(text) ?? [];
  const host = address ?? name;
  if (host === undefined || Number(port) > 65_535)
    throw new UnreadableRedisUrl('has an invalid host or port');
  return { host, port: Number(port) };
}
