import { HOURS_LIFE_DAYS, USAGE_LIFE_DAYS } from '#libs/admission';

/** KEYS: months. ARGV: month and place. A refund after Redis was flushed must not leave a credit. */
export const REFUND_LUA = `
if tonumber(redis.call('HGET', KEYS[1], ARGV[1]) or 0) > 0 then redis.call('HINCRBY', KEYS[1], ARGV[1], -1) end
`;

/** KEYS: months. ARGV: month and place, units. Comparing and raising is one step, so that others may admit or do the same. */
export const RAISE_MONTH_LUA = `
if tonumber(redis.call('HGET', KEYS[1], ARGV[1]) or 0) >= tonumber(ARGV[2]) then return end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('EXPIRE', KEYS[1], ${USAGE_LIFE_DAYS} * 86400)
`;

/** KEYS: window. Returns the admissions in it, and changes nothing; see {@link ADMIT_LUA}. */
export const RATE_USED_LUA = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local used = 0
for _, admitted in ipairs(redis.call('LRANGE', KEYS[1], 0, -1)) do
  if math.abs(now - admitted) < 1000000 then used = used + 1 end
end
return used
`;

/**
 * KEYS: usage of a day, the same by hour, last uses of secrets and where they came from; all of one key. ARGV: label,
 * count, time of last use (ms), hour and status, secret, network.
 */
export const ADD_USAGE_LUA = `
local function note(name, field)
  local last = tonumber(redis.call('HGET', name, field) or 0)
  redis.call('HSET', name, field, math.max(last, ARGV[3]))
  redis.call('EXPIRE', name, ${USAGE_LIFE_DAYS} * 86400)
  return tonumber(ARGV[3]) >= last
end
redis.call('HINCRBY', KEYS[1], 'count ' .. ARGV[1], ARGV[2])
note(KEYS[1], 'last ' .. ARGV[1])
redis.call('HINCRBY', KEYS[2], ARGV[4], ARGV[2])
redis.call('EXPIRE', KEYS[2], ${HOURS_LIFE_DAYS} * 86400)
if note(KEYS[3], ARGV[5]) then
  redis.call('HSET', KEYS[4], ARGV[5], ARGV[6])
  redis.call('EXPIRE', KEYS[4], ${USAGE_LIFE_DAYS} * 86400)
end
`;
