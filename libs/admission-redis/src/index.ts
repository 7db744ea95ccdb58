/**
 * The admission ports on Redis (7 or later, or anything that runs its Lua scripts). Redis has copies and counters
 * only: the originals are elsewhere (`accounts`), so Redis may be flushed and filled again.
 *
 * Only composition roots may import this, and nothing else imports `ioredis`.
 */
export { openRedisAdmission } from './open-redis-admission.js';
/** Exported for its test alone: only Redis can run it, and the clock of a Redis cannot be set. */
export { MONTH_LUA } from './scripts/month.lua.js';
