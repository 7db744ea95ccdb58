import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import getPort from 'get-port';
import { servicesFolder } from '../support/paths.mjs';
import { identityOf } from '../support/process-identity.mjs';
import { findProgram } from './debian-programs.mjs';

export const redis = {
  name: 'redis',
  title: 'Redis',
  variable: 'REDIS_URL',
  log: join(servicesFolder, 'redis.log'),
  startTimeoutMs: 15_000,
  programs: ['redis-server'],

  /** Begins to start an empty server that keeps nothing; answers with what identifies its process. */
  async launch({ ports = {} }) {
    const port = await getPort({ port: ports.redis, host: '127.0.0.1' });
    mkdirSync(servicesFolder, { recursive: true });
    const output = openSync(this.log, 'w');
    const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: servicesFolder };
    const child = spawn(findProgram('redis-server'), toArguments(settings), {
      detached: true,
      stdio: ['ignore', output, output],
    });
    child.unref();
    return {
      pid: child.pid,
      identity: identityOf(child.pid),
      ports: { redis: port },
      url: `redis://127.0.0.1:${port}`,
    };
  },

  /** Any reply will do, "NOAUTH" included: it shows that a Redis is there. TLS is not spoken here, a connection is enough. */
  answers(url) {
    const { protocol, hostname, port } = new URL(url);
    return new Promise(resolve => {
      const socket = connect(Number(port || 6379), hostname.replace(/^\[|\]$/g, ''));
      const settle = result => {
        socket.destroy();
        resolve(result);
      };
      socket.setTimeout(2_000, () => settle(false));
      socket.on('error', () => settle(false));
      socket.on('connect', () => (protocol === 'rediss:' ? settle(true) : socket.write('PING\r\n')));
      socket.on('data', data => settle(/^[+-](?!LOADING)/.test(data.toString())));
    });
  },
};

const toArguments = settings =>
  Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
