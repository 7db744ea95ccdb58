/**
 * The admission ports on Redis (7 or later, or anything that runs its Lua scripts). Redis holds copies and counters
 * only: what they are a copy of is elsewhere (`accounts`), so Redis may be flushed and filled again.
 *
 * Only composition roots may import this, and nothing else imports `ioredis`.
 */
export { openRedisAdmission, type RedisAdmissionOptions } from './open-redis-admission.js';
/** For its test alone: only a Redis can run it, and no Redis can be told what month it is. */
export { MONTH_LUA } from './scripts/month.lua.js';
