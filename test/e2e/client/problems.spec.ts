import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mintApiKey } from '#libs/admission';
import { CatalogClient, type CatalogProblem, isProblem, MistypedKeyError } from '#libs/client';
import { startListeningApi, type ListeningApi } from '../support/listening-api.js';

let api: ListeningApi;

beforeAll(async () => (api = await startListeningApi()));
afterAll(() => api.close());

async function problemOf(call: Promise<unknown>): Promise<CatalogProblem> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isProblem(error)) throw new Error(`not a problem: ${String(error)}`);
  return error;
}

describe('A problem', () => {
  it('names every parameter at fault', async () => {
    const problem = await problemOf(api.client().games({ limit: 51, players: 0 }).firstPage());
    expect(problem.status).toBe(400);
    if (!isProblem(problem, 'invalid_parameter')) throw problem;
    expect(problem.body.errors.map(({ parameter }) => parameter).sort()).toEqual(['limit', 'players']);
    expect(problem.body.requestId).toMatch(/./);
  });

  it('says in its message what is wrong', async () => {
    const problem = await problemOf(api.client().game('catann'));
    expect([problem.name, problem.status, problem.code]).toEqual(['CatalogProblem', 404, 'not_found']);
    expect(problem.message).toMatch(/^not_found: .*catann/);
  });

  it('is recognized by its code', async () => {
    const problem = await problemOf(api.client().games({ cursor: 'garbled' }).firstPage());
    expect(isProblem(problem, 'expired_cursor', 'invalid_cursor')).toBe(true);
    expect(isProblem(problem, 'not_found')).toBe(false);
    expect(isProblem(new Error('invalid_cursor'))).toBe(false);
  });

  it('is returned for an unknown key, and never contains the key', async () => {
    const { key } = mintApiKey();
    const problem = await problemOf(api.client({ key }).game('catan'));
    expect([problem.status, problem.code]).toEqual([401, 'invalid_api_key']);
    expect(JSON.stringify(problem) + String(problem.stack)).not.toContain(key);
  });

  it('says when there is new quota', async () => {
    const key = await api.admission.issueKey({ requestsPerMonth: 1 });
    const catalog = api.client({ key });
    await catalog.game('catan');
    const problem = await problemOf(catalog.game('azul'));
    if (!isProblem(problem, 'quota_exceeded')) throw problem;
    expect(problem.body['violated-policies']).toEqual(['month']);
    expect(Date.parse(problem.body.resetAt)).toBeGreaterThan(Date.now());
    expect(problem.retryAfterSeconds).toBeGreaterThanOrEqual(1);
  });
});

describe('A mistyped key', () => {
  const neverAsked = () => Promise.reject(new Error('a request was sent'));

  it('is found before any request', () => {
    const mistyped = `${api.key.slice(0, -1)}${api.key.endsWith('0') ? '1' : '0'}`;
    expect(() => api.client({ key: mistyped, fetch: neverAsked })).toThrow(MistypedKeyError);
  });

  it('is never reported for a key that the service made', () => {
    for (let round = 0; round < 1_000; round++)
      expect(() => new CatalogClient({ baseUrl: api.baseUrl, key: mintApiKey().key })).not.toThrow();
  });
});

it.each([
  [undefined, 'The option baseUrl is undefined; it must be a URL with http or https'],
  ['/api/v1', 'The option baseUrl must be a URL with http or https'],
  ['localhost:3000/api/v1', 'The option baseUrl must be a URL with http or https'],
  ['http://', 'The option baseUrl must be a URL with http or https'],
])('the constructor says in a sentence what is wrong with the address %p', (baseUrl, sentence) => {
  expect(() => api.client({ baseUrl })).toThrow(
    new TypeError(`${sentence}, such as https://catalog.example.org/api/v1.`),
  );
});
