import { USAGE_LIFE_DAYS } from '#libs/admission';

/** KEYS: months. ARGV: month, delta. A refund after Redis was flushed must not leave a credit. */
export const ADJUST_QUOTA_LUA = `
local used = tonumber(redis.call('HGET', KEYS[1], ARGV[1]) or 0)
redis.call('HSET', KEYS[1], ARGV[1], math.max(0, used + ARGV[2]))
redis.call('EXPIRE', KEYS[1], ${USAGE_LIFE_DAYS} * 86400)
`;

/** KEYS: record. ARGV: revision, then the fields of the record and their values. */
export const PUBLISH_LUA = `
if tonumber(redis.call('HGET', KEYS[1], 'revision') or 0) > tonumber(ARGV[1]) then return end
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], 'revision', unpack(ARGV))
`;

/** KEYS: usage of a day. ARGV: label, count, time of last use (ms). */
export const ADD_USAGE_LUA = `
redis.call('HINCRBY', KEYS[1], 'count ' .. ARGV[1], ARGV[2])
local last = tonumber(redis.call('HGET', KEYS[1], 'last ' .. ARGV[1]) or 0)
redis.call('HSET', KEYS[1], 'last ' .. ARGV[1], math.max(last, ARGV[3]))
redis.call('EXPIRE', KEYS[1], ${USAGE_LIFE_DAYS} * 86400)
`;
