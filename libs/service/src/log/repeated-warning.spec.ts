import { expect, it } from '@jest/globals';
import { RepeatedWarning } from './repeated-warning.js';

it('warns at once, and then every 10 s at most, with the number of times since', () => {
  let nowMs = 0;
  const warnings: [number, string][] = [];
  const warning = new RepeatedWarning<string>(
    (...about) => void warnings.push(about),
    () => nowMs,
  );
  warning.add('first');
  for (nowMs = 1; nowMs < 10_000; nowMs++) warning.add('again');
  expect(warnings).toEqual([[1, 'first']]);
  warning.add('last');
  expect(warnings).toEqual([
    [1, 'first'],
    [10_000, 'last'],
  ]);
});
