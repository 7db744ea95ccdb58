import { expect } from '@jest/globals';
import type { Balancer } from '../../support/balancers.js';
import { freePort } from '../../support/free-port.js';
import { TestProcess } from '../../support/test-process.js';
import { until } from '../../support/until.js';

const PROCESSES = 4;

/** Processes that all have the same engines, each on a port that its successor takes over. */
export class Fleet {
  readonly ports: number[] = [];
  /** In front of the processes. The next processes end when all of these send requests to the ones that came before. */
  readonly balancers: Balancer[] = [];
  readonly processes: TestProcess[] = [];

  constructor(private readonly environment: Readonly<Record<string, string>>) {}

  async start(cursorSecrets: string): Promise<void> {
    for (let at = 0; at < PROCESSES; at++) this.ports.push(await freePort());
    await Promise.all(this.ports.map((_, at) => this.startOne(at, cursorSecrets)));
  }

  /** Replaces every process by one with these secrets, two at a time. */
  async roll(cursorSecrets: string): Promise<void> {
    for (let at = 0; at < PROCESSES; at += 2)
      await Promise.all([at, at + 1].map(each => this.replace(each, cursorSecrets)));
  }

  async kill(): Promise<void> {
    await Promise.all(this.processes.map(process => process.kill()));
  }

  private async replace(at: number, cursorSecrets: string): Promise<void> {
    this.processes[at]!.signal('SIGTERM');
    expect(await this.processes[at]!.ended).toBe(0);
    await this.startOne(at, cursorSecrets);
  }

  private async startOne(at: number, cursorSecrets: string): Promise<void> {
    const settings = { PORT: String(this.ports[at]), CURSOR_SECRETS: cursorSecrets };
    this.processes[at] = new TestProcess('apps/api/src/main.ts', { ...this.environment, ...settings });
    await this.processes[at].printed(/"msg":"serving"/);
    const ready = `http://127.0.0.1:${this.ports[at]}/health/ready`;
    await until(async () => (await fetch(ready).catch(() => undefined))?.status === 200);
    const own = await processBehind(ready);
    for (const { url } of this.balancers)
      await until(async () => (await processBehind(`${url}/health/ready`)) === own);
  }
}

/** The beginning of the request ids of the process that answers. */
async function processBehind(url: string): Promise<string | undefined> {
  return (await fetch(url)).headers.get('request-id')?.split('-')[0];
}
