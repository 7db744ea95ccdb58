import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { TestDatabase } from '../../contract/accounts/open-test-accounts.js';
import { realPostgres } from '../../support/real-services.js';

/** Runs statements as the administrator of the test server, by default in the database of its URL. */
export async function administer(statements: string, url = realPostgres()): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

let made: Promise<string> | undefined;

/** A database on the real server, shared by all tests of a file and emptied for each, because creating one is slow. */
export async function newPostgres(): Promise<TestDatabase & { name: string }> {
  const name = await (made ??= makeDatabase());
  const url = new URL(realPostgres());
  url.pathname = name;
  const empty = 'DROP SCHEMA public CASCADE; CREATE SCHEMA public';
  return { name, url: url.href, remove: () => administer(empty, url.href) };
}

/** Call it at the end of a file that used {@link newPostgres}. */
export async function dropPostgres(): Promise<void> {
  if (made !== undefined) await administer(`DROP DATABASE ${await made} WITH (FORCE)`);
}

async function makeDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`CREATE DATABASE ${name}`);
  return name;
}
