import { USAGE_LIFE_DAYS } from '#libs/admission';
import { MONTH_LUA } from './month.lua.js';

/** How many keys every attempt has. */
const KEYS_PER_ATTEMPT = 4;
/** And how many values. */
const VALUES_PER_ATTEMPT = 3;

/**
 * Decides on requests, one after the other, and counts them, in one round trip.
 *
 * KEYS of each attempt: key, account, what the names of windows begin with, months; all of one account, so that the
 * name of the window, which depends on the place in the key, is in the same slot. ARGV of each: secret hash, and the caller: origin, address.
 * Returns a reply for each, its words separated by spaces: one text is read faster than a list. The first word is the
 * decision. `missing` says that there is no such key here, or no account for it, which may be because the data was lost;
 * `failed` is followed by an error, which concerns this attempt alone. A decision that counted or refused to count is
 * followed by now (µs), rate limit, rate used, free at (µs), quota limit, quota used, month, place, and where the
 * key is allowed: origins, networks. Fails as a whole on a server that is a replica.
 *
 * A script in a string, because builds copy compiled TypeScript only.
 */
export const ADMIT_LUA = `
${MONTH_LUA}
local WINDOW_US = 1000000
-- Longer than the window: Redis expires by whole milliseconds, which may come up to 1 ms early.
local WINDOW_LIFE_MS = 1100
local MONTHS_LIFE_S = ${USAGE_LIFE_DAYS} * 86400

local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local month = month_of(tonumber(time[1]))

local function is_over(expires_at_ms)
  return expires_at_ms ~= '' and tonumber(expires_at_ms) * 1000 <= now
end

-- Whether a text begins with one of the prefixes, which commas separate; without any, every text is allowed.
local function is_within(text, prefixes)
  if prefixes == '' then return true end
  for prefix in string.gmatch(prefixes, '[^,]+') do
    if string.sub(text, 1, #prefix) == prefix then return true end
  end
  return false
end

-- The lower limit of plan and key, which may have none of its own.
local function lower(of_plan, of_key)
  return math.min(of_plan, tonumber(of_key) or of_plan)
end

local function decide(key_name, account_name, windows, months, secret, origin, address)
  local key = redis.call('HMGET', key_name, 'state', 'place', 'expires', 'secret:' .. secret,
    'rate', 'quota', 'origins', 'networks')
  local state, place, expires_at, secret_expires_at = key[1], key[2], key[3], key[4]
  if not place then return 'missing' end
  if not secret_expires_at then return 'unknown' end
  if state ~= 'active' then return 'revoked' end
  if is_over(expires_at) then return 'expired' end
  if is_over(secret_expires_at) then return 'secret-ended' end

  local account = redis.call('HMGET', account_name, 'rate', 'quota')
  local rate_limit, quota_limit = tonumber(account[1]), tonumber(account[2])
  if not rate_limit then return 'missing' end
  rate_limit, quota_limit = lower(rate_limit, key[5]), lower(quota_limit, key[6])

  -- Keys that were published before there were restrictions have neither field.
  local origins, networks = key[7] or '', key[8] or ''
  local outside
  if not is_within(origin, origins) then outside = 'origin'
  elseif not is_within(address, networks) then outside = 'network' end

  local window = windows .. place
  local oldest = redis.call('LINDEX', window, -1)
  -- The distance, not the age: times ahead of now were written before the clock was set back.
  while oldest and math.abs(now - oldest) >= WINDOW_US do
    redis.call('RPOP', window)
    oldest = redis.call('LINDEX', window, -1)
  end
  local rate_used = redis.call('LLEN', window)

  local month_of_place = month .. ' ' .. place
  local quota_used = tonumber(redis.call('HGET', months, month_of_place) or 0)

  local decision = 'admitted'
  if not outside and quota_used >= quota_limit then
    decision = 'quota-exceeded'
  elseif rate_used >= rate_limit then
    decision = 'rate-exceeded'
  else
    redis.call('LPUSH', window, now)
    redis.call('PEXPIRE', window, WINDOW_LIFE_MS)
    rate_used = rate_used + 1
    if outside then
      decision = outside .. '-not-allowed'
    else
      quota_used = redis.call('HINCRBY', months, month_of_place, 1)
      if quota_used == 1 then redis.call('EXPIRE', months, MONTHS_LIFE_S) end
    end
  end

  -- More in the window than the limit: it was lowered, and several have to leave before there is room.
  local surplus = math.max(0, rate_used - rate_limit)
  local leaving = redis.call('LINDEX', window, -1 - surplus)
  local free_at = leaving and leaving + WINDOW_US or now
  return string.format('%s %.0f %.0f %.0f %.0f %.0f %.0f %s %s %s %s',
    decision, now, rate_limit, rate_used, free_at, quota_limit, quota_used, month, place, origins, networks)
end

local replies = {}
for attempt = 1, #KEYS / ${KEYS_PER_ATTEMPT} do
  local key = (attempt - 1) * ${KEYS_PER_ATTEMPT}
  local succeeded, reply = pcall(decide, KEYS[key + 1], KEYS[key + 2], KEYS[key + 3], KEYS[key + 4],
    unpack(ARGV, (attempt - 1) * ${VALUES_PER_ATTEMPT} + 1, attempt * ${VALUES_PER_ATTEMPT}))
  if not succeeded then
    -- Of a server that became a replica the client must see the error itself: then it looks for the new primary.
    local read_only = string.match(tostring(reply), 'READONLY.*')
    if read_only then return redis.error_reply(read_only) end
    reply = 'failed ' .. tostring(reply)
  end
  replies[attempt] = reply
end
return replies
`;
