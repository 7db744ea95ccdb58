import { createHash } from 'node:crypto';

/** Who counts requests and publishes keys. */
export const REDIS_USER = 'catalog';

/**
 * The file of `aclfile`. A connection must sign in first. `health`, with any password, may ask whether Redis answers, and
 * nothing else. The service's user reads and writes data and runs scripts, but cannot reconfigure, empty or stop the
 * server, nor make it follow another.
 */
export function redisAcl(password) {
  const hash = createHash('sha256').update(password).digest('hex');
  return [
    // Off, so no connection can use it, but with every permission: Redis 7.0 to 8.2 at least replay what scripts wrote
    // as this user, and drop what it may not do. Without `nopass` Redis also accepts clients from other machines.
    'user default off ~* &* +@all',
    'user health on nopass resetkeys resetchannels -@all +ping',
    // `info` tells the client that the server has finished loading.
    `user ${REDIS_USER} on #${hash} ~* resetchannels +@all -@admin -@dangerous +info`,
    '',
  ].join('\n');
}
