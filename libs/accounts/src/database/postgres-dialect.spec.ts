import { runInNewContext } from 'node:vm';
import { expect, it } from '@jest/globals';
import { isPostgresUnavailable } from './postgres-dialect.js';

it.each([
  ['a broken connection', new Error('Connection terminated unexpectedly'), true],
  ['a broken connection told by another realm', runInNewContext(`new Error('read ECONNRESET')`), true],
  ['a mistake of ours', new TypeError('x is not a function'), false],
  ['something that is no error', 'ECONNRESET', false],
])('%s', (_, error: unknown, isUnavailable) => {
  expect(isPostgresUnavailable(error)).toBe(isUnavailable);
});
