import { createHash } from 'node:crypto';

/** Who counts requests and publishes keys. */
export const REDIS_USER = 'catalog';

/** What it may do, as docs/operating.md has it: with the keys of the service, and nothing but what the service does. */
const PERMISSIONS =
  '~bgc:* resetchannels -@all +hello +info +eval +evalsha +time +hget +hmget +hgetall +hset +hincrby +sadd +srem ' +
  '+sismember +sscan +lindex +llen +lpush +lrange +rpop +exists +expire +pexpire +hdel +del';

/**
 * The file of `aclfile`. A connection must sign in first. `health`, with any password, may ask whether Redis answers, and
 * nothing else. The service's user can neither reconfigure, empty or stop the server nor read what is not the service's.
 */
export function redisAcl(password) {
  const hash = createHash('sha256').update(password).digest('hex');
  return [
    // Off, so no connection can use it, but with every permission: Redis 7.0 to 8.2 at least replay what scripts wrote
    // as this user, and drop what it may not do. Without `nopass` Redis also accepts clients from other machines.
    'user default off ~* &* +@all',
    'user health on nopass resetkeys resetchannels -@all +ping',
    `user ${REDIS_USER} on #${hash} ${PERMISSIONS}`,
    '',
  ].join('\n');
}
