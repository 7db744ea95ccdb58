import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestProcess } from '../../support/test-process.js';
import { until } from '../../support/until.js';
import { freePort } from '../../support/free-port.js';

/** Far below what the attacks used before there were limits, and enough for the service itself. */
const HEAP_MB = 256;

interface Running {
  readonly process: TestProcess;
  readonly dataDir: string;
  readonly port: number;
  /** A valid key, if the service makes one. */
  readonly key: string;
}

/** One of the services in a process of its own, with as little memory as a small deployment has. */
export class AttackedService {
  readonly port: number;
  readonly dataDir: string;
  readonly key: string;
  private readonly process: TestProcess;

  private constructor({ process, dataDir, port, key }: Running) {
    this.process = process;
    this.dataDir = dataDir;
    this.port = port;
    this.key = key;
  }

  static async api(environment: Readonly<Record<string, string>> = {}): Promise<AttackedService> {
    const port = await freePort();
    const started = await start('apps/api/src/main.ts', { PORT: String(port), ...environment }, [
      '--show-demo-key',
    ]);
    const [, key = ''] = await started.process.printed(/BGC_API_KEY=(bgc_\w+)/);
    return new AttackedService({ ...started, port, key }).answering('/health/ready');
  }

  static async dashboard(environment: Readonly<Record<string, string>> = {}): Promise<AttackedService> {
    const port = await freePort();
    const ports = { DASHBOARD_PORT: String(port) };
    const started = await start('apps/dashboard/src/main.ts', { ...ports, ...environment });
    return new AttackedService({ ...started, port, key: '' }).answering('/health/ready');
  }

  /** The MCP server on its port. @param catalogUrl of an API that checks the keys */
  static async mcp(
    catalogUrl: string,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<AttackedService> {
    const port = await freePort();
    const settings = { MCP_PORT: String(port), BGC_API_URL: catalogUrl, ...environment };
    const started = await start('apps/mcp/src/main.ts', settings, ['--http']);
    return new AttackedService({ ...started, port, key: '' }).answering('/health/live');
  }

  get pid(): number {
    return this.process.pid;
  }

  /** Megabytes of memory that the process uses. */
  memoryMb(): Promise<number> {
    return this.process.memoryMb();
  }

  /** The number of files and sockets that the process has open. */
  async openFiles(): Promise<number> {
    return (await readdir(`/proc/${this.pid}/fd`)).length;
  }

  /** Waits until a line of its log, which is written in blocks, gives this reason. */
  async hasLogged(reason: string): Promise<void> {
    await until(async () => this.log.some(line => line.reason === reason));
  }

  private get log(): readonly { readonly reason?: string }[] {
    const whole = this.process.output.split('\n').slice(0, -1);
    return whole.filter(line => line.startsWith('{')).map(line => JSON.parse(line) as { reason?: string });
  }

  async end(): Promise<void> {
    await this.process.kill();
  }

  private async answering(path: string): Promise<this> {
    const url = `http://127.0.0.1:${this.port}${path}`;
    await until(async () => (await fetch(url).catch(() => undefined))?.status === 200);
    return this;
  }
}

async function start(
  entry: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<{ process: TestProcess; dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'attack-'));
  const settings = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    ...environment,
  };
  const process = new TestProcess(entry, settings, args);
  return { process, dataDir };
}
