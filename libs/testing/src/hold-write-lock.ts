import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Takes the write lock, sends a message, and releases the lock after a while. */
const WRITER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(workerData.path);
  database.exec('BEGIN IMMEDIATE');
  parentPort.postMessage('holds it');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, workerData.ms);
  database.exec('COMMIT');
  database.close();`;

/**
 * Locks a file of SQLite for writing, as another process would; creates it if missing.
 * @returns when the lock is held; `released` resolves when it is released
 */
export async function holdWriteLock(
  path: string,
  ms: number,
): Promise<{ readonly released: Promise<unknown> }> {
  const writer = new Worker(WRITER, { eval: true, workerData: { path, ms } });
  const released = once(writer, 'exit');
  await once(writer, 'message');
  return { released };
}
