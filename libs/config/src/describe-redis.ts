import type { RedisConfig, RedisServersConfig } from './redis-config.js';
import type { RedisNode } from './redis-url.js';

/** As `REDIS_URL` says it, without users, passwords and certificates. */
export function describeRedis({
  servers,
  username,
  password,
  tls,
  prefix,
}: RedisConfig): Record<string, unknown> {
  const scheme = `redis${tls ? 's' : ''}${servers.kind === 'single' ? '' : `+${servers.kind}`}`;
  const access = username === undefined && password === undefined ? '' : '***@';
  return {
    url: `${scheme}://${access}${describeServers(servers)}`,
    ...(servers.kind === 'sentinel' && servers.password !== undefined && { sentinelPassword: 'configured' }),
    ...(tls && { authority: tls.ca === undefined ? 'of the system' : 'from REDIS_CA_FILE' }),
    ...(tls?.client && { clientCertificate: 'configured' }),
    prefix,
  };
}

function describeServers(servers: RedisServersConfig): string {
  if (servers.kind === 'cluster') return servers.nodes.map(describeNode).join(',');
  if (servers.kind === 'sentinel') return `${servers.sentinels.map(describeNode).join(',')}/${servers.name}`;
  return `${describeNode(servers.node)}${servers.database === 0 ? '' : `/${servers.database}`}`;
}

function describeNode({ host, port }: RedisNode): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}
