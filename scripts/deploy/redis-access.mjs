import { createHash } from 'node:crypto';

/** Who counts requests and publishes keys. */
export const REDIS_USER = 'catalog';

/**
 * The file of `aclfile`. Without a password a connection may do nothing but PING, which health checks need. The user
 * reads and writes data and runs scripts, but cannot reconfigure, empty or stop the server, nor make it follow another.
 */
export function redisAcl(password) {
  const hash = createHash('sha256').update(password).digest('hex');
  return [
    'user default on nopass resetkeys resetchannels -@all +ping',
    // `info` tells the client that the server has finished loading.
    `user ${REDIS_USER} on #${hash} ~* resetchannels +@all -@admin -@dangerous +info`,
    '',
  ].join('\n');
}
