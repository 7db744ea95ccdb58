/**
 * KEYS: key or account. ARGV: revision, the later revision that it may replace or '', then fields and their values. A
 * later revision that is there stays, unless it is the one named.
 *
 * One write, unless a field has to go: Redis keeps several writes of a script as a transaction, which a server whose user
 * `default` is restricted drops from its append-only file at a restart. The record would then be as it was before, and a
 * revoked key would work again.
 */
export const PUBLISH_LUA = `
local revision = tonumber(redis.call('HGET', KEYS[1], 'revision') or 0)
if revision > tonumber(ARGV[1]) and revision ~= tonumber(ARGV[2]) then return end
local published = { revision = true }
for position = 3, #ARGV, 2 do published[ARGV[position]] = true end
local record = redis.call('HGETALL', KEYS[1])
redis.call('HSET', KEYS[1], 'revision', ARGV[1], unpack(ARGV, 3))
for position = 1, #record, 2 do
  if not published[record[position]] then redis.call('HDEL', KEYS[1], record[position]) end
end
`;

/**
 * KEYS: state. ARGV: database id, the id that it may replace or ''. Returns the id of the database it belongs to now.
 */
export const CLAIM_LUA = `
local owner = redis.call('HGET', KEYS[1], 'database')
if owner == ARGV[1] or (owner and owner ~= ARGV[2]) then return owner end
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], 'database', ARGV[1])
return ARGV[1]
`;

/** KEYS: state. ARGV: database id, {@link LAYOUT}. */
export const COMPLETE_LUA = `
if redis.call('HGET', KEYS[1], 'database') == ARGV[1] then redis.call('HSET', KEYS[1], 'complete', ARGV[2]) end
`;

/** KEYS: state, index of keys. ARGV: key id, {@link LAYOUT}. Returns 1 if a key that is missing elsewhere may have been lost. */
export const MAY_BE_LOST_LUA = `
if redis.call('HGET', KEYS[1], 'complete') ~= ARGV[2] then return 1 end
return redis.call('SISMEMBER', KEYS[2], ARGV[1])
`;
