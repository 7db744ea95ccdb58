import { expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { addGauge } from './add-gauge.js';

it('has no value while it cannot be measured in time, and is not measured again meanwhile', async () => {
  const registry = new Registry();
  let measured = 0;
  let answer: (value: number) => void = () => {};
  addGauge(registry, { name: 'wanted', help: 'A number.' }, () => {
    measured++;
    return new Promise<number>(resolve => (answer = resolve));
  });
  expect(await registry.metrics()).not.toMatch(/^wanted /m);
  expect(await registry.metrics()).not.toMatch(/^wanted /m);
  expect(measured).toBe(1);
  const reading = registry.metrics();
  answer(7);
  expect(await reading).toMatch(/^wanted 7$/m);
});
