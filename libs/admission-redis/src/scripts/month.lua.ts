/**
 * `month_of(seconds)`: the UTC month of a Unix time as `YYYY-MM`. Redis has no calendar, and the month has to be the
 * one of Redis TIME. The algorithm is `civil_from_days` of Howard Hinnant, "chrono-Compatible Low-Level Date
 * Algorithms" (https://howardhinnant.github.io/date_algorithms.html), for days since 1970.
 */
export const MONTH_LUA = `
local function month_of(seconds)
  local days = math.floor(seconds / 86400) + 719468
  local era = math.floor(days / 146097)
  local day_of_era = days - era * 146097
  local year_of_era = math.floor((day_of_era - math.floor(day_of_era / 1460)
    + math.floor(day_of_era / 36524) - math.floor(day_of_era / 146096)) / 365)
  local day_of_year = day_of_era
    - (365 * year_of_era + math.floor(year_of_era / 4) - math.floor(year_of_era / 100))
  local march_month = math.floor((5 * day_of_year + 2) / 153)
  local month = march_month < 10 and march_month + 3 or march_month - 9
  local year = year_of_era + era * 400 + (month <= 2 and 1 or 0)
  return string.format('%04d-%02d', year, month)
end
`;
