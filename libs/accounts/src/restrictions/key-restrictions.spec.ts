import { expect, it } from '@jest/globals';
import { outsideOf, readCaller } from '#libs/admission';
import { NO_RESTRICTIONS, toPublish } from './key-restrictions.js';

const CALLERS = [
  readCaller({ origin: 'https://example.com', address: '192.0.2.1' }),
  readCaller({ origin: undefined, address: '2001:db8::1' }),
];

it.each([
  ['origin', { origins: ['example.com'] }],
  ['origin', { origins: ['https://*.'] }],
  ['origin', { origins: [''] }],
  ['network', { networks: ['home'] }],
  ['network', { networks: [''] }],
])('publishes an %s that cannot be read as one that allows nothing: %j', (outside, recorded) => {
  const { allowed } = toPublish({ ...NO_RESTRICTIONS, ...recorded });
  expect(CALLERS.map(caller => outsideOf(allowed, caller))).toEqual([outside, outside]);
  // Redis takes these as the ends of a prefix.
  expect([...allowed.origins, ...allowed.networks].join('')).not.toMatch(/[ ,]/);
});
