import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RedisProcess } from '../../support/redis/redis-process.js';

/**
 * A Redis with the arguments that it has in docker-compose.yml; its data survives `startAgain`.
 * @param access the folder that `make-access.mjs` filled
 * @param addresses where it listens besides 127.0.0.1
 */
export function startComposeRedis(access: string, addresses: readonly string[] = []): Promise<RedisProcess> {
  const settings = composeList(/- redis-server\n((?: +- .*\n)+)/).map(word =>
    word.replace('/access/', `${join(access, 'redis')}/`),
  );
  return RedisProcess.start(port => [
    ...['--port', String(port), '--bind', '127.0.0.1', ...addresses],
    ...settings,
  ]);
}

/** The text of a file of the access folder, with this address of Redis instead of that of the container. */
export function readAccess(access: string, name: string, redisHost: string): string {
  return readFileSync(join(access, name), 'utf8').replace('@redis:6379', `@${redisHost}`);
}

/** Whether the health check of docker-compose.yml finds the Redis on this port healthy. */
export function isHealthy(port: number): boolean {
  const [command = '', ...args] = composeList(/test:\s*\[CMD, (redis-cli\b[^\]]*)\]/);
  return spawnSync(command, ['-p', String(port), ...args]).status === 0;
}

/** The words of a list in docker-compose.yml, written in one line or one word a line. */
function composeList(pattern: RegExp): string[] {
  const text = pattern.exec(readFileSync('docker-compose.yml', 'utf8'))?.[1] ?? '';
  return text
    .split(/,\s*|\n/)
    .map(word => word.replace(/^ *- /, '').replaceAll("'", '').trim())
    .filter(word => word !== '');
}
