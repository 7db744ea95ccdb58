-- For wrk: every request carries the next of the API keys in KEYS, and ETAG when there is one.
local keys, etag, turn = {}, os.getenv('ETAG'), 0
for key in string.gmatch(os.getenv('KEYS') or '', '%S+') do keys[#keys + 1] = key end

request = function()
  turn = turn + 1
  local headers = {}
  if #keys > 0 then headers['X-API-Key'] = keys[turn % #keys + 1] end
  if etag ~= nil then headers['If-None-Match'] = etag end
  return wrk.format('GET', nil, headers)
end

done = function(summary)
  local failed = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.status + summary.errors.timeout
  io.write(string.format('RESULT %d %d %f\n', summary.requests, failed, summary.duration / 1e6))
end
