import { expect, it } from '@jest/globals';
import { Histogram, Registry } from 'prom-client';
import { Durations } from './durations.js';

const BOUNDS = [0.001, 0.01, 0.1];
/** Below all bounds, equal to one, between two, above all. */
const SECONDS = [0.000_5, 0.01, 0.05, 7];

it.each([[['status']], [['method', 'route', 'status']]])(
  'shows what a histogram of prom-client shows, with labels %j',
  async labels => {
    const [ours, theirs] = [new Registry(), new Registry()];
    const durations = new Durations(ours, { name: 'seconds', help: 'Some "help".', labels, bounds: BOUNDS });
    const histogram = new Histogram({
      name: 'seconds',
      help: 'Some "help".',
      labelNames: labels,
      buckets: BOUNDS,
      registers: [theirs],
    });
    expect(await ours.metrics()).toBe(await theirs.metrics());
    for (const method of ['GET', 'HEAD'])
      for (const route of ['/games', '/games/{slug}'])
        for (const status of [200, 304, 404])
          for (const seconds of SECONDS) {
            const values = [method, route, status].slice(-labels.length);
            durations.observe(seconds, ...values);
            histogram.observe(Object.fromEntries(labels.map((label, at) => [label, values[at]!])), seconds);
          }
    expect(await ours.metrics()).toBe(await theirs.metrics());
  },
);
