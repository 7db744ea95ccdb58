import { expect, it } from '@jest/globals';
import { Histogram, Registry } from 'prom-client';
import { RequestDurations } from './metrics.js';

const BOUNDS = [0.001, 0.01, 0.1];
/** Below all bounds, equal to one, between two, above all. */
const SECONDS = [0.000_5, 0.01, 0.05, 7];

it('shows what a histogram of prom-client shows', async () => {
  const [ours, theirs] = [new Registry(), new Registry()];
  const durations = new RequestDurations('seconds', 'Some "help".', BOUNDS).register(ours);
  const histogram = new Histogram({
    name: 'seconds',
    help: 'Some "help".',
    labelNames: ['method', 'route', 'status'],
    buckets: BOUNDS,
    registers: [theirs],
  });
  expect(await ours.metrics()).toBe(await theirs.metrics());
  for (const method of ['GET', 'HEAD'])
    for (const route of ['/games', '/games/{slug}'])
      for (const status of [200, 304, 404])
        for (const seconds of SECONDS) {
          durations.observe(method, route, status, seconds);
          histogram.observe({ method, route, status }, seconds);
        }
  expect(await ours.metrics()).toBe(await theirs.metrics());
});
