import { readdir, readFile } from 'node:fs/promises';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { TestProcess } from '../../support/test-process.js';
import { until } from '../../support/until.js';

/** Far below what the attacks took before there were bounds, and enough for the service itself. */
const HEAP_MB = 256;

/** One of the services in a process of its own, as small as it might run somewhere. */
export class AttackedService {
  private constructor(
    private readonly process: TestProcess,
    readonly port: number,
    /** That works, where the service makes one. */
    readonly key: string,
  ) {}

  static async api(environment: Readonly<Record<string, string>> = {}): Promise<AttackedService> {
    const port = await getPort({ host: '127.0.0.1' });
    const service = await start('apps/api/src/main.ts', { PORT: String(port), ...environment });
    const [, key = ''] = await service.printed(/Bearer (bgc_\w+)/);
    return new AttackedService(service, port, key).ready();
  }

  static async dashboard(environment: Readonly<Record<string, string>> = {}): Promise<AttackedService> {
    const port = await getPort({ host: '127.0.0.1' });
    const service = await start('apps/dashboard/src/main.ts', {
      DASHBOARD_PORT: String(port),
      ...environment,
    });
    await service.printed(/Developer dashboard/);
    return new AttackedService(service, port, '').ready();
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Megabytes of memory that the process has in use. */
  async memoryMb(): Promise<number> {
    const status = await readFile(`/proc/${this.process.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
  }

  /** Files and sockets that the process has open. */
  async openFiles(): Promise<number> {
    return (await readdir(`/proc/${this.process.pid}/fd`)).length;
  }

  get output(): string {
    return this.process.output;
  }

  async end(): Promise<void> {
    await this.process.kill();
  }

  private async ready(): Promise<this> {
    await until(async () => (await fetch(`${this.url}/health/ready`)).status === 200);
    return this;
  }
}

async function start(entry: string, environment: Readonly<Record<string, string>>): Promise<TestProcess> {
  return new TestProcess(entry, {
    DATA_DIR: await mkdtemp(join(tmpdir(), 'attack-')),
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    ...environment,
  });
}
