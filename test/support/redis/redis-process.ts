import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import getPort from 'get-port';
import { freePort } from '../free-port.js';

/** Nothing is saved to disk, so that every start is empty, and only this machine can connect. */
export const TEST_SETTINGS = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
const READY = /Ready to accept connections|Sentinel ID is/;

const running = new Set<RedisProcess>();

/** Ends every server that this spec started. For `afterAll`, also when not all of them could be started. */
export async function closeRedis(): Promise<void> {
  await Promise.all([...running].map(process => process.close()));
}

/** A `redis-server` (or a sentinel) for one test, in a folder of its own. */
export class RedisProcess {
  private constructor(
    readonly port: number,
    private readonly folder: string,
    private readonly args: readonly string[],
    private child: Child,
  ) {}

  /** Resolves when it accepts connections. @param argsFor returns its arguments, given its port and folder */
  static async start(argsFor: ArgumentsFor): Promise<RedisProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'redis-'));
    for (let attempt = 0; ; attempt++) {
      const port = await freePorts();
      const args = [...(await argsFor(port, folder)), '--dir', folder];
      try {
        const process = new RedisProcess(port, folder, args, await launch(args));
        running.add(process);
        return process;
      } catch (error) {
        // Between looking for a free port and listening on it another process may have taken it.
        if (attempt === 4 || !String(error).includes('Address already in use')) throw error;
      }
    }
  }

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** Kills it, as when the machine loses power. */
  async kill(): Promise<void> {
    await end(this.child, 'SIGKILL');
  }

  /** Suspends it: connections stay open, and nothing is answered. */
  pause(): void {
    this.child.kill('SIGSTOP');
  }

  resume(): void {
    this.child.kill('SIGCONT');
  }

  /** Starts it again after {@link kill}: without data, except the configuration of a cluster or a sentinel. */
  async startAgain(): Promise<void> {
    this.child = await launch(this.args);
  }

  async close(): Promise<void> {
    running.delete(this);
    await end(this.child, 'SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** A single server with these settings in addition to the usual ones. */
export function startRedis(...settings: readonly string[]): Promise<RedisProcess> {
  return RedisProcess.start(port => [...TEST_SETTINGS, '--port', String(port), ...settings]);
}

type ArgumentsFor = (port: number, folder: string) => readonly string[] | Promise<readonly string[]>;
type Child = ChildProcessByStdio<null, Readable, Readable>;

async function launch(args: readonly string[]): Promise<Child> {
  const child: Child = spawn('redis-server', [...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  const ended = once(child, 'close').then(() => 'ended');
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      // Only the beginning is needed; the rest is read so that the server never blocks on a full pipe.
      if (!READY.test(printed)) printed += data.toString();
    });
  while (!READY.test(printed)) {
    if ((await Promise.race([once(child.stdout, 'data'), ended])) === 'ended')
      throw new Error(`redis-server did not start:\n${printed}`);
  }
  return child;
}

async function end(child: Child, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill(signal);
  await ended;
}

/** A free port; port + 10,000 is free as well, because nodes of a cluster talk to each other there. */
async function freePorts(): Promise<number> {
  for (;;) {
    const port = await freePort(22_000);
    const busPort = port + 10_000;
    if ((await getPort({ host: '127.0.0.1', port: busPort })) === busPort) return port;
  }
}
