import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Types are those that SQLite and PostgreSQL both know; moments are ISO 8601 text. */
const TABLES = [
  `CREATE TABLE database_identity (id text PRIMARY KEY)`,

  `CREATE TABLE accounts (
    id text PRIMARY KEY,
    email text NOT NULL UNIQUE,
    created_at text NOT NULL,
    user_id text,
    tag text NOT NULL,
    plan text NOT NULL DEFAULT 'free',
    revision integer NOT NULL DEFAULT 1,
    published_revision integer NOT NULL DEFAULT 0,
    language text)`,
  `CREATE UNIQUE INDEX accounts_by_user ON accounts (user_id)`,
  `CREATE UNIQUE INDEX accounts_by_tag ON accounts (tag)`,

  `CREATE TABLE plans (
    name text PRIMARY KEY,
    rate_per_second integer NOT NULL,
    requests_per_month integer NOT NULL,
    max_active_keys integer NOT NULL)`,
  `INSERT INTO plans (name, rate_per_second, requests_per_month, max_active_keys)
   VALUES ('free', 10, 5000, 3), ('plus', 50, 100000, 10), ('scale', 1000, 10000000, 50)`,

  `CREATE TABLE api_keys (
    id text PRIMARY KEY,
    account_id text NOT NULL REFERENCES accounts (id),
    name text NOT NULL,
    place integer NOT NULL,
    state text NOT NULL,
    revision integer NOT NULL,
    created_at text NOT NULL,
    revoked_at text,
    last_used_at text,
    usage_read_to text,
    published_revision integer NOT NULL DEFAULT 0,
    expires_at text)`,
  `CREATE INDEX api_keys_by_account ON api_keys (account_id)`,

  `CREATE TABLE key_secrets (
    key_id text NOT NULL REFERENCES api_keys (id),
    hash text NOT NULL,
    created_at text NOT NULL,
    expires_at text,
    last_used_at text,
    CONSTRAINT key_secrets_pk PRIMARY KEY (key_id, hash))`,

  `CREATE TABLE sealed_keys (
    request_id text PRIMARY KEY,
    key_id text NOT NULL REFERENCES api_keys (id),
    sealed text,
    created_at text NOT NULL)`,
  `CREATE INDEX sealed_keys_by_key ON sealed_keys (key_id)`,

  `CREATE TABLE usage_by_day (
    key_id text NOT NULL REFERENCES api_keys (id),
    day text NOT NULL,
    route text NOT NULL,
    status text NOT NULL,
    count bigint NOT NULL,
    log_count bigint NOT NULL DEFAULT 0,
    CONSTRAINT usage_by_day_pk PRIMARY KEY (key_id, day, route, status))`,

  `CREATE TABLE place_months (
    tag text NOT NULL,
    place integer NOT NULL,
    month text NOT NULL,
    used bigint NOT NULL,
    CONSTRAINT place_months_pk PRIMARY KEY (tag, place, month))`,

  `CREATE TABLE closed_accounts (
    address_hash text PRIMARY KEY,
    tag text NOT NULL,
    revision integer NOT NULL,
    month text NOT NULL)`,

  `CREATE TABLE withdrawals (key_id text PRIMARY KEY, at text NOT NULL)`,

  `CREATE TABLE audit_events (
    id text NOT NULL,
    account_id text NOT NULL,
    at text NOT NULL,
    action text NOT NULL,
    key_id text,
    detail text NOT NULL,
    network text,
    browser text,
    system text,
    CONSTRAINT audit_events_pk PRIMARY KEY (account_id, at, id))`,

  `CREATE TABLE mail_opt_outs (
    account_id text NOT NULL REFERENCES accounts (id),
    topic text NOT NULL,
    CONSTRAINT mail_opt_outs_pk PRIMARY KEY (account_id, topic))`,

  `CREATE TABLE mails (
    account_id text NOT NULL REFERENCES accounts (id),
    kind text NOT NULL,
    about text NOT NULL,
    details text NOT NULL,
    created_at text NOT NULL,
    due_at text NOT NULL,
    sent_at text,
    CONSTRAINT mails_pk PRIMARY KEY (account_id, kind, about))`,
  `CREATE INDEX mails_by_due ON mails (sent_at, due_at)`,
];

/** The tables, the plans the service starts with, and the id by which a store knows this database. */
export const createTables: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const statement of TABLES) await sql.raw(statement).execute(database);
    await sql`INSERT INTO database_identity (id) VALUES (${randomUUID()})`.execute(database);
  },
};
