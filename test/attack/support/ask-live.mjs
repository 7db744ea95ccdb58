// A thread that asks /health/live of `workerData.port` until it is terminated, and posts for each answer how many
// milliseconds it took, and for how many of them the main thread of the process `workerData.pid` was at work. What the
// attack does in the thread of the test is not part of the first, and what other processes do is not part of the second.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const PAUSE_MS = 100;

for (;;) {
  parentPort.postMessage(await askLive());
  await pause(PAUSE_MS);
}

/** Over a new connection, from an address that is used for nothing else in these tests. */
async function askLive() {
  const beganMs = performance.now();
  const workedMs = workMs();
  const asking = request({
    host: '127.0.0.1',
    localAddress: '127.0.0.99',
    port: workerData.port,
    path: '/health/live',
    agent: false,
  });
  asking.end();
  const [answer] = await once(asking, 'response');
  if (answer.statusCode !== 200) throw new Error(`/health/live says ${answer.statusCode}`);
  await once(answer.resume(), 'end');
  return { ms: performance.now() - beganMs, workMs: workMs() - workedMs };
}

/** Processor time of the main thread since the process began. */
function workMs() {
  return Number(readFileSync(`/proc/${workerData.pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;
}
