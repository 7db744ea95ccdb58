/** The form of what is published. What a file has in another form is dropped, and published again. */
export const LAYOUT = 3;

export const DROP_PUBLISHED = `
  DROP TABLE IF EXISTS publication;
  DROP TABLE IF EXISTS account_records;
  DROP TABLE IF EXISTS key_secrets;
  DROP TABLE IF EXISTS key_records;
  DROP TABLE IF EXISTS account_months;
  DROP TABLE IF EXISTS admissions_of_last_second;
`;

/**
 * All of `admission.sqlite`. `WITHOUT ROWID`: a row is stored in its primary key, so each look-up walks one tree instead
 * of two.
 */
export const TABLES = `
  CREATE TABLE IF NOT EXISTS publication (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    database_id TEXT NOT NULL,
    complete INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS account_records (
    account_tag TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    plan_name TEXT NOT NULL,
    rate_per_second INTEGER NOT NULL,
    requests_per_month INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS key_records (
    key_id TEXT PRIMARY KEY,
    account_tag TEXT NOT NULL,
    place INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    state TEXT NOT NULL,
    expires_at_ms INTEGER,
    -- As JSON.
    allowed TEXT NOT NULL,
    rate_per_second INTEGER,
    requests_per_month INTEGER
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS key_secrets (
    key_id TEXT NOT NULL REFERENCES key_records ON DELETE CASCADE,
    hash TEXT NOT NULL,
    expires_at_ms INTEGER,
    PRIMARY KEY (key_id, hash)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS place_months (
    account_tag TEXT NOT NULL,
    place INTEGER NOT NULL,
    month TEXT NOT NULL,
    used INTEGER NOT NULL,
    PRIMARY KEY (account_tag, place, month)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS usage_by_day (
    key_id TEXT NOT NULL,
    day TEXT NOT NULL,
    route TEXT NOT NULL,
    -- The status in digits.
    status_class TEXT NOT NULL,
    count INTEGER NOT NULL,
    last_used_at_ms INTEGER NOT NULL,
    PRIMARY KEY (key_id, day, route, status_class)
  ) STRICT, WITHOUT ROWID;

  -- UTC; hours of a month.
  CREATE TABLE IF NOT EXISTS usage_by_hour (
    key_id TEXT NOT NULL,
    day TEXT NOT NULL,
    hour INTEGER NOT NULL,
    status TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (key_id, day, hour, status)
  ) STRICT, WITHOUT ROWID;

  -- It did not say where a request came from; what was in it is recorded in the accounts database as well.
  DROP TABLE IF EXISTS secret_uses;
  CREATE TABLE IF NOT EXISTS last_uses (
    key_id TEXT NOT NULL,
    secret TEXT NOT NULL,
    last_used_at_ms INTEGER NOT NULL,
    network TEXT NOT NULL,
    PRIMARY KEY (key_id, secret)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS recent_requests (
    number INTEGER PRIMARY KEY,
    key_id TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    details TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS recent_requests_by_key ON recent_requests (key_id, number);
  CREATE INDEX IF NOT EXISTS recent_requests_by_time ON recent_requests (at_ms);

  CREATE TABLE IF NOT EXISTS admissions_of_last_second (
    written_at_ms REAL NOT NULL,
    times_by_place TEXT NOT NULL
  ) STRICT;
`;
