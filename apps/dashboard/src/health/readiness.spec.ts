import { expect, it } from '@jest/globals';
import { Serving } from '#libs/service';
import { Readiness } from './readiness.js';

it('says within a second that a database that hangs does not answer, and asks it once', async () => {
  let asked = 0;
  const hangs = () => {
    asked++;
    return new Promise<never>(() => {});
  };
  const accounts = {
    ping: { database: hangs, limiter: async () => {} },
    reconciler: { refusal: undefined },
  };
  const readiness = new Readiness(new Serving(), accounts as never);
  const beganMs = performance.now();
  const reports = await Promise.all([readiness.report(), readiness.report()]);
  expect(performance.now() - beganMs).toBeLessThan(1_000);
  expect(reports[1]).toMatchObject({
    status: 'unavailable',
    parts: { database: 'the database does not answer', limiter: 'ok' },
  });
  expect(asked).toBe(1);
});
