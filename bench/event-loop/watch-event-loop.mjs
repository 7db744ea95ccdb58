/**
 * Loaded into the API's process before its own code (`--import`): measures how late the event loop is, and answers each
 * message of its parent with the figures since the one before, in milliseconds.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The default of Node and of the metric `nodejs_eventloop_lag`: shorter delays do not show. */
const RESOLUTION_MS = 10;
const NANOSECONDS_PER_MS = 1e6;
const MICROSECONDS_PER_MS = 1e3;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

/**
 * The same by the processor time of this thread between two ticks of such a timer: the delay caused by the process
 * itself, while `delay` also counts the time that other processes of the machine take from it.
 */
let used = [];
let before = usedMs();
setInterval(() => {
  const now = usedMs();
  used.push(now - before);
  before = now;
}, RESOLUTION_MS).unref();

process.on('message', () => {
  used.sort((a, b) => a - b);
  process.send?.({
    p50: delay.percentile(50) / NANOSECONDS_PER_MS,
    p99: delay.percentile(99) / NANOSECONDS_PER_MS,
    max: delay.max / NANOSECONDS_PER_MS,
    usedP99: used[Math.floor(0.99 * used.length)],
    usedMax: used.at(-1),
  });
  delay.reset();
  used = [];
});
// The report channel must not keep the process alive.
process.channel?.unref();

function usedMs() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICROSECONDS_PER_MS;
}
