import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AttackedService } from './attacked-service.js';

const PAUSE_MS = 100;

/** What was measured on a service while it was attacked. */
export interface Seen {
  /** Milliseconds that each answer of /health/live took, ascending, each over a new connection. */
  readonly liveMs: readonly number[];
  /**
   * Milliseconds for which the service was at work between each of these requests and its answer, ascending. A busy
   * machine makes answers late, but does not make the service work longer: so the worst of them may be limited.
   */
  readonly workMs: readonly number[];
  /** The most memory, in megabytes, and the most open files and sockets at one time. */
  readonly mostMemoryMb: number;
  readonly mostFiles: number;
}

/** Measures a service for as long as `attack` takes. @throws when /health/live does not answer 200 */
export async function watch(service: AttackedService, attack: () => Promise<void>): Promise<Seen> {
  const live = new LiveTimes(service);
  let [mostMemoryMb, mostFiles] = [0, 0];
  const over = new AbortController();
  const attacking = attack().finally(() => over.abort());
  try {
    while (!over.signal.aborted) {
      mostMemoryMb = Math.max(mostMemoryMb, await service.memoryMb());
      mostFiles = Math.max(mostFiles, await service.openFiles());
      await pause(PAUSE_MS);
    }
    await attacking;
  } finally {
    await live.end();
  }
  return { liveMs: live.ascending('ms'), workMs: live.ascending('workMs'), mostMemoryMb, mostFiles };
}

/** The value that `share` of all values do not exceed. */
export function percentile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? NaN;
}

/** What the thread posts. */
interface LiveTime {
  readonly ms: number;
  readonly workMs: number;
}

/** Asks in a thread of its own, so that the times contain nothing of what the attacking client has to do. */
class LiveTimes {
  private readonly times: LiveTime[] = [];
  private failure: Error | undefined;
  private readonly thread: Worker;

  constructor({ port, pid }: AttackedService) {
    this.thread = new Worker(new URL('ask-live.mjs', import.meta.url), { workerData: { port, pid } });
    this.thread.on('message', (time: LiveTime) => this.times.push(time));
    this.thread.on('error', (error: Error) => (this.failure = error));
  }

  ascending(of: keyof LiveTime): readonly number[] {
    return this.times.map(time => time[of]).toSorted((a, b) => a - b);
  }

  /** @throws when an answer was not 200 */
  async end(): Promise<void> {
    await this.thread.terminate();
    if (this.failure !== undefined) throw this.failure;
  }
}
