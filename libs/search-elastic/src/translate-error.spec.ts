import { errors } from '@elastic/elasticsearch';
import { expect, it } from '@jest/globals';
import { CatalogUnavailable } from '#libs/catalog';
import { translateError } from './translate-error.js';

function answered(statusCode: number): errors.ResponseError {
  return new errors.ResponseError({ statusCode, body: {}, headers: {}, warnings: null, meta: {} as never });
}

it.each([
  ['no answer in time', new errors.TimeoutError('slow'), 'timed out'],
  ['no connection', new errors.ConnectionError('refused'), 'engine unavailable'],
  ['no node', new errors.NoLivingConnectionsError('none', {} as never), 'engine unavailable'],
  ['429', answered(429), 'overloaded'],
  ['404, an index just pruned', answered(404), 'engine unavailable'],
  ['503', answered(503), 'engine unavailable'],
  ['401', answered(401), 'access denied'],
  ['403', answered(403), 'access denied'],
])('treats %s as an unavailable catalog', (_, error, reason) => {
  expect(translateError(error)).toMatchObject({ reason, cause: error });
  expect(translateError(error)).toBeInstanceOf(CatalogUnavailable);
});

it.each([400, 413])('treats a refusal with %i as our own fault, not as one of the API client', status => {
  const refusal = answered(status);
  const error = translateError(refusal);
  expect(error).toMatchObject({ cause: refusal });
  expect(error).not.toBeInstanceOf(CatalogUnavailable);
  expect(error).not.toHaveProperty('statusCode');
});
