import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/**
 * A port of this machine on which nothing listens. It is below those that systems give to outgoing connections (32768
 * and up on Linux), so that no connection of another test takes it before it is used.
 */
export async function freePort(): Promise<number> {
  const first = randomInt(10_000, 32_000);
  return getPort({ host: '127.0.0.1', port: portNumbers(first, first + 500) });
}
