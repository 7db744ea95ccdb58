import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Nothing is kept, so that every start is empty, and only this machine reaches it. */
export const TEST_SETTINGS = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
const READY = /Ready to accept connections|Sentinel ID is/;

const running = new Set<RedisProcess>();

/** Ends every server that this spec started. For `afterAll`, also when not all of them could be started. */
export async function closeRedis(): Promise<void> {
  await Promise.all([...running].map(process => process.close()));
}

/** A `redis-server` of a test's own, in a folder of its own; a sentinel is one, too. */
export class RedisProcess {
  private constructor(
    readonly port: number,
    private readonly folder: string,
    private readonly args: readonly string[],
    private child: Child,
  ) {}

  /** Resolves when it accepts connections. @param argsFor what it is started with, given its port and folder */
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

  /** As when the machine loses power. */
  async kill(): Promise<void> {
    await end(this.child, 'SIGKILL');
  }

  /** Holds it: connections stay open, and nothing is answered. */
  pause(): void {
    this.child.kill('SIGSTOP');
  }

  resume(): void {
    this.child.kill('SIGCONT');
  }

  /** After {@link kill}: empty, but for what a cluster or the sentinels know of it. */
  async startAgain(): Promise<void> {
    this.child = await launch(this.args);
  }

  async close(): Promise<void> {
    running.delete(this);
    await end(this.child, 'SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** A single server with these settings beside the usual ones. */
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
      // Only the beginning is looked at; the rest is read so that the server never waits for its reader.
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

/** A free port whose number plus 10,000 is free as well: nodes of a cluster talk to each other there. */
async function freePorts(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 30_000);
    if ((await isFree(port)) && (await isFree(port + 10_000))) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
