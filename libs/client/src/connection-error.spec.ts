import { expect, it } from '@jest/globals';
import { connectionError } from './connection-error.js';

const REFUSED = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });

it.each([
  ['that Node keeps', new TypeError('fetch failed', { cause: REFUSED }), 'connect ECONNREFUSED 127.0.0.1:1'],
  [
    'of several addresses',
    new TypeError('fetch failed', {
      cause: Object.assign(new AggregateError([REFUSED]), { code: 'ECONNREFUSED' }),
    }),
    'ECONNREFUSED',
  ],
  ['of a browser', new TypeError('Failed to fetch'), 'Failed to fetch'],
  ['of the clock', new DOMException('timed out', 'TimeoutError'), 'none within 10000 ms'],
  ['that is no error', 'gone', 'gone'],
])('names the host and the reason %s', (_what, cause, reason) => {
  const error = connectionError('http://catalog.example.org:81/api/v1/games?q=private', 10_000, cause);
  expect(error.message).toBe(`No response came from catalog.example.org:81: ${reason}.`);
  expect(error.cause).toBe(cause);
});
