import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

const LOWEST = 10_000;
/** From 32768 on, Linux gives ports to outgoing connections. */
const HIGHEST = 32_000;

/**
 * A port of this machine on which nothing listens, and which no connection of another test takes before it is used.
 * @param highest the port is at most about this
 */
export async function freePort(highest = HIGHEST): Promise<number> {
  const first = randomInt(LOWEST, highest);
  return getPort({ host: '127.0.0.1', port: portNumbers(first, first + 500) });
}
