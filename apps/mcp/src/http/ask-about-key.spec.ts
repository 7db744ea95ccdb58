import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mintApiKey } from '#libs/admission';
import { askAboutKey } from './ask-about-key.js';

const { key } = mintApiKey();

/** Answers every request alike. */
let api: Server;
let url: string;
let status: number;
let code: string;
let asked: IncomingMessage | undefined;
beforeAll(async () => {
  api = createServer((request, response) => {
    asked = request;
    const problem = { code, title: 'Title', status, detail: 'Detail.', requestId: 'x', data: [] };
    response.writeHead(status, { 'content-type': 'application/problem+json' });
    response.end(status === 304 ? undefined : JSON.stringify(problem));
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(api.address() as AddressInfo).port}/api/v1`;
});
beforeEach(() => {
  asked = undefined;
  code = '';
});
afterAll(() => void api.close());

describe('a key', () => {
  it('is accepted with the API’s 304, which costs no quota', async () => {
    status = 304;
    expect(await askAboutKey(url, key)).toBeUndefined();
    expect(asked?.headers).toMatchObject({ authorization: `Bearer ${key}`, 'if-none-match': '*' });
  });

  it.each([
    [200, ''],
    [429, 'rate_limit_exceeded'],
    [429, 'quota_exceeded'],
  ])('is accepted with %i %s: only keys that exist get it', async (answered, problem) => {
    [status, code] = [answered, problem];
    expect(await askAboutKey(url, key)).toBeUndefined();
  });

  it.each([
    [401, 'invalid_api_key', 'Bearer realm="board-game-catalog", error="invalid_token"'],
    [401, 'revoked_api_key', 'Bearer realm="board-game-catalog", error="invalid_token"'],
    [403, 'key_not_allowed', undefined],
  ])('is refused with %i %s, in the words of the API', async (answered, problem, challenge) => {
    [status, code] = [answered, problem];
    const refusal = await askAboutKey(url, key);
    expect([refusal?.statusCode, refusal?.message]).toEqual([answered, 'Title. Detail.']);
    expect(refusal?.options.headers?.['www-authenticate']).toBe(challenge);
  });

  it('is refused without asking when it was mistyped', async () => {
    expect(await askAboutKey(url, `${key}0`)).toMatchObject({ statusCode: 401 });
    expect(asked).toBeUndefined();
  });

  it.each([
    [503, 'service_unavailable'],
    [500, 'internal_error'],
    [404, 'not_found'],
    [429, 'another_limit'],
  ])('is neither accepted nor refused with %i %s', async (answered, problem) => {
    [status, code] = [answered, problem];
    await expect(askAboutKey(url, key)).rejects.toMatchObject({ statusCode: 503 });
  });
});
