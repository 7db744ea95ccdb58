import { request } from 'node:http';
import type { AttackedService } from './attacked-service.js';

const PAUSE_MS = 100;

/** What was measured on a service while it was attacked. */
export interface Seen {
  /** Milliseconds that each answer of /health/live took, ascending, each over a new connection. */
  readonly liveMs: readonly number[];
  /** The most memory, in megabytes, and the most open files and sockets at one time. */
  readonly mostMemoryMb: number;
  readonly mostFiles: number;
}

/** Measures a service for as long as `attack` takes. @throws when /health/live does not answer 200 */
export async function watch(service: AttackedService, attack: () => Promise<void>): Promise<Seen> {
  const liveMs: number[] = [];
  let [mostMemoryMb, mostFiles] = [0, 0];
  const over = new AbortController();
  const attacking = attack().finally(() => over.abort());
  while (!over.signal.aborted) {
    liveMs.push(await askLive(service.port));
    mostMemoryMb = Math.max(mostMemoryMb, await service.memoryMb());
    mostFiles = Math.max(mostFiles, await service.openFiles());
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  }
  await attacking;
  return { liveMs: liveMs.sort((a, b) => a - b), mostMemoryMb, mostFiles };
}

/** The value that `share` of all values do not exceed. */
export function percentile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? NaN;
}

/** From an address that is used for nothing else in these tests. */
function askLive(port: number): Promise<number> {
  const beganMs = performance.now();
  return new Promise((resolve, reject) => {
    const asking = request({
      host: '127.0.0.1',
      localAddress: '127.0.0.99',
      port,
      path: '/health/live',
      agent: false,
    });
    asking.on('error', reject);
    asking.on('response', answer => {
      if (answer.statusCode !== 200) reject(new Error(`/health/live says ${answer.statusCode}`));
      answer.resume().on('end', () => resolve(performance.now() - beganMs));
    });
    asking.end();
  });
}
