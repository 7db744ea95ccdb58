import type { RedisConnection } from '../connection/redis-connection.js';

/** Entries per step, so that no step blocks the server. What is there during the whole scan is found, maybe twice. */
const STEP = 1_000;

/** Every member of a set. */
export async function scanSet(connection: RedisConnection, name: string): Promise<string[]> {
  const members = new Set<string>();
  let cursor = '0';
  do {
    const [next, found] = await connection.run(client => client.sscan(name, cursor, 'COUNT', STEP));
    for (const member of found) members.add(member);
    cursor = next;
  } while (cursor !== '0');
  return [...members];
}
