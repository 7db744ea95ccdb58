import { REQUEST_LIFE_MS, REQUESTS_PER_KEY } from '#libs/admission';

/**
 * KEYS: requests of a key, the key; both in one slot. ARGV: requests, the earliest first; see `RedisKeys.requests`.
 * Nothing is added to a key that is not published, since its requests would stay after its account was deleted.
 */
export const ADD_REQUESTS_LUA = `
if redis.call('EXISTS', KEYS[2]) == 0 then return end
redis.call('LPUSH', KEYS[1], unpack(ARGV))
while redis.call('LLEN', KEYS[1]) > ${REQUESTS_PER_KEY} do redis.call('RPOP', KEYS[1]) end
local function time_of(request) return tonumber(string.match(request, '^%d+')) end
local oldest_kept = time_of(ARGV[#ARGV]) - ${REQUEST_LIFE_MS}
while time_of(redis.call('LINDEX', KEYS[1], -1)) < oldest_kept do redis.call('RPOP', KEYS[1]) end
redis.call('PEXPIRE', KEYS[1], ${REQUEST_LIFE_MS})
`;
