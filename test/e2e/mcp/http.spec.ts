import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { InjectOptions } from 'fastify';
import { mintApiKey } from '#libs/admission';
import { until } from '../../support/until.js';
import { TestCatalog } from '../support/a-catalog.js';
import { startListeningApi, type ListeningApi } from '../support/listening-api.js';
import { type RawAnswer, readAnswer, sendRaw } from '../support/socket.js';
import { startMcp, type StartedMcp } from './support/start-mcp.js';
import { callTool } from './support/call-tool.js';

const ALLOWED = 'https://assistant.example';
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const ACCEPT = 'application/json, text/event-stream';

let catalog: TestCatalog;
let api: ListeningApi;
let mcp: StartedMcp;

beforeAll(async () => {
  catalog = await TestCatalog.withFixture();
  api = await startListeningApi({ catalog });
  mcp = await startMcp(api.baseUrl, { MCP_ALLOWED_ORIGINS: ALLOWED });
});
afterAll(async () => {
  await mcp.close();
  await api.close();
});

async function connect(key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const requestInit = { headers: { Authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(mcp.url, { requestInit }));
  return client;
}

function post(headers: Record<string, string>, options: InjectOptions = {}) {
  return mcp.server.inject({
    method: 'POST',
    url: '/mcp',
    payload: LIST,
    ...options,
    headers: { accept: ACCEPT, ...headers, ...options.headers },
  });
}

describe('MCP over HTTP', () => {
  it('answers many calls of one assistant', async () => {
    const assistant = await connect(api.key);
    const ids = ['catan', 'azul', 'senet'];
    const results = await Promise.all(ids.map(id => callTool(assistant, 'get_game', { id })));
    expect(results.map(({ answer }) => answer.game?.id)).toEqual(ids);
    await assistant.close();
  });

  it('uses the key of each assistant', async () => {
    const limited = await connect(await api.admission.issueKey({ requestsPerMonth: 1 }));
    const other = await connect(api.key);
    await callTool(limited, 'get_game', { id: 'catan' });
    const refused = await callTool(limited, 'get_game', { id: 'azul' });
    expect(refused).toMatchObject({ isError: true, text: expect.stringMatching(/^Monthly quota exceeded/) });
    expect((await callTool(other, 'get_game', { id: 'azul' })).isError).toBe(false);
    await limited.close();
    await other.close();
  });

  it('has no key of its own', async () => {
    const answer = await post({});
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="board-game-catalog"');
    expect(answer.json()).toMatchObject({
      jsonrpc: '2.0',
      error: { message: expect.stringMatching(/API key/) },
    });
  });

  it('says that a key was mistyped, without repeating it', async () => {
    const mistyped = `${api.key.slice(0, -1)}${api.key.endsWith('0') ? '1' : '0'}`;
    const answer = await post({ authorization: `Bearer ${mistyped}` });
    expect([answer.statusCode, answer.body]).toEqual([401, expect.stringMatching(/checksum/)]);
    expect(answer.body).not.toContain(mistyped);
  });

  it('answers 401 for an invented key, as the API does', async () => {
    const { key } = mintApiKey();
    const answer = await post({ authorization: `Bearer ${key}` });
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([
      401,
      'Bearer realm="board-game-catalog", error="invalid_token"',
    ]);
    expect(answer.json()).toMatchObject({ error: { message: expect.stringMatching(/^Invalid API key\. /) } });
    expect(answer.body).not.toContain(key);
  });

  it('takes nothing from the quota to check a key, and accepts one whose quota is used up', async () => {
    const key = await api.admission.issueKey({ requestsPerMonth: 1 });
    const authorization = `Bearer ${key}`;
    expect((await post({ authorization })).statusCode).toBe(200);
    expect((await fetch(`${api.baseUrl}/games`, { headers: { authorization } })).status).toBe(200);
    const later = await startMcp(api.baseUrl);
    const answer = await fetch(later.url, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(LIST),
    });
    await later.close();
    expect(answer.status).toBe(200);
  });

  it('answers 503 for unknown keys that come faster than they may be checked, and serves others', async () => {
    const statuses: number[] = [];
    while (statuses.length < 100) {
      const headers = { authorization: `Bearer ${mintApiKey().key}` };
      statuses.push((await post(headers, { remoteAddress: '192.0.2.1' })).statusCode);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(statuses).toContain(503);
    const other = await api.admission.issueKey();
    expect((await post({ authorization: `Bearer ${other}` })).statusCode).toBe(200);
  });

  it('answers 503 when the catalog cannot check a key', async () => {
    const lost = await startMcp('http://127.0.0.1:1/api/v1');
    const headers = { authorization: `Bearer ${mintApiKey().key}` };
    const answer = await lost.server.inject({ method: 'POST', url: '/mcp', headers, payload: LIST });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    await lost.close();
  });

  it('lists the same tools as over standard streams', async () => {
    const answer = await post({ authorization: `Bearer ${api.key}` });
    const assistant = await connect(api.key);
    expect(answer.json()).toEqual({ jsonrpc: '2.0', id: 1, result: await assistant.listTools() });
    await assistant.close();
  });

  it('answers a batch of up to ten messages, and no longer one', async () => {
    const authorization = `Bearer ${api.key}`;
    const batch = (length: number) => ({ payload: Array.from({ length }, (_, id) => ({ ...LIST, id })) });
    const ids = (await post({ authorization }, batch(10))).json<{ id: number }[]>().map(({ id }) => id);
    expect(ids).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const refused = await post({ authorization }, batch(11));
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { error: { code: -32_600 } }]);
  });

  it('answers 202 when nothing asks for an answer', async () => {
    const payload = { jsonrpc: '2.0', method: 'notifications/initialized' };
    const answer = await post({ authorization: `Bearer ${api.key}` }, { payload });
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
  });

  it('has room again after a client did not wait for its answer', async () => {
    const one = await startMcp(api.baseUrl, { MAX_CONCURRENT_REQUESTS: '1' });
    const headers = { authorization: `Bearer ${api.key}`, 'content-type': 'application/json' };
    const call = {
      ...LIST,
      method: 'tools/call',
      params: { name: 'search_games', arguments: { q: 'catan' } },
    };
    const send = (body: unknown, signal?: AbortSignal) =>
      fetch(one.url, { method: 'POST', headers, body: JSON.stringify(body), signal: signal ?? null });
    expect((await send(LIST)).status).toBe(200);
    let release = (): void => {};
    catalog.gate = new Promise(resolve => (release = resolve));
    const impatient = new AbortController();
    const abandoned = send(call, impatient.signal);
    await until(async () => (await send(LIST)).status === 503);
    impatient.abort();
    await expect(abandoned).rejects.toThrow();
    await until(async () => (await send(LIST)).status === 200);
    release();
    await one.close();
  });

  it('refuses pages of other origins, whatever they ask', async () => {
    const headers = { authorization: `Bearer ${api.key}`, origin: 'https://evil.example' };
    expect((await post(headers)).statusCode).toBe(403);
    const preflight = { ...headers, 'access-control-request-method': 'POST' };
    const answer = await mcp.server.inject({ method: 'OPTIONS', url: '/mcp', headers: preflight });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  it('lets pages of allowed origins read its answers, refusals included', async () => {
    const answers = [
      await post({ authorization: `Bearer ${api.key}`, origin: ALLOWED }),
      await post({ origin: ALLOWED }),
    ];
    expect(
      answers.map(({ statusCode, headers }) => [statusCode, headers['access-control-allow-origin']]),
    ).toEqual([
      [200, ALLOWED],
      [401, ALLOWED],
    ]);
  });

  const REFUSED: readonly [what: string, status: number, code: number, request: InjectOptions][] = [
    ['what is not JSON', 400, -32_700, { payload: '{' }],
    ['no body', 400, -32_700, { payload: '' }],
    ['JSON that is not a message', 400, -32_600, { payload: '{"id":1}' }],
    ['an empty batch', 400, -32_600, { payload: '[]' }],
    ['what is too large', 413, -32_600, { payload: JSON.stringify({ ...LIST, x: 'x'.repeat(200_000) }) }],
    ['a body in chunks', 411, -32_600, { headers: { 'transfer-encoding': 'chunked' } }],
    ['another type', 415, -32_600, { payload: 'x', headers: { 'content-type': 'text/plain' } }],
    ['a compressed body', 415, -32_600, { headers: { 'content-encoding': 'gzip' } }],
    ['GET', 405, -32_000, { method: 'GET' }],
    ['DELETE', 405, -32_000, { method: 'DELETE' }],
    [
      'DELETE of nothing',
      405,
      -32_000,
      { method: 'DELETE', payload: '', headers: { 'content-length': '0' } },
    ],
    ['PUT', 405, -32_000, { method: 'PUT' }],
    ['another path', 404, -32_000, { url: '/' }],
    ['a path that cannot be decoded', 400, -32_600, { url: '/%zz' }],
  ];
  it.each(REFUSED)('answers %s with %i and an error of JSON-RPC', async (_, status, code, request) => {
    const headers = { authorization: `Bearer ${api.key}`, 'content-type': 'application/json' };
    const answer = await post({}, { ...request, headers: { ...headers, ...request.headers } });
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { jsonrpc: '2.0', error: { code, message: expect.stringMatching(/./) }, id: null },
    ]);
    expect(answer.headers.allow).toBe(status === 405 ? 'POST' : undefined);
  });

  const ARGUMENTS = 'params.arguments must be an object with the arguments by name, or left out';
  const NAME = 'params.name must be the name of a tool, as a text';
  it.each([
    ['a list of arguments', { name: 'get_game', arguments: [1] }, ARGUMENTS],
    ['no name', { arguments: { id: 'catan' } }, NAME],
    [
      'a name that is a number, and a text as arguments',
      { name: 5, arguments: 'id' },
      `${NAME}; ${ARGUMENTS}`,
    ],
    ['no parameters', undefined, 'params must be an object with the name of a tool and its arguments'],
  ])('says in a sentence how to call a tool when there are %s', async (_, params, fault) => {
    const payload = { ...LIST, method: 'tools/call', ...(params && { params }) };
    const { error } = (await post({ authorization: `Bearer ${api.key}` }, { payload })).json<{
      error: object;
    }>();
    const example = '{"name":"get_game","arguments":{"id":"catan"}}';
    expect(error).toEqual({ code: -32_602, message: `${fault}. For example: ${example}` });
  });

  const ASK = 'POST /mcp HTTP/1.1\r\n';
  const HOST = 'Host: localhost\r\n';
  const CLOSE = 'Connection: close\r\n\r\n';

  it.each([
    ['garbage', 400, 'garbage\r\n\r\n'],
    ['headers that are too large', 431, `${ASK}${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['two Host lines', 400, `${ASK}${HOST}hOST: elsewhere.example\r\n${CLOSE}`],
    ['no Host line', 400, `${ASK}${CLOSE}`],
  ])('answers %s with %i and an error of JSON-RPC', async (_, status, bytes) => {
    expectUnreadable(await sendRaw(mcp, bytes), status);
  });

  it('answers a request that does not arrive in time with 408 and an error of JSON-RPC', async () => {
    const sent = new PassThrough();
    const error = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    mcp.server.server.emit('clientError', error, sent);
    expectUnreadable(readAnswer(await text(sent)), 408);
  });

  function expectUnreadable({ status, headers, body }: RawAnswer, expected: number): void {
    expect([status, headers['content-type']]).toEqual([expected, 'application/json; charset=utf-8']);
    expect(JSON.parse(body)).toEqual({
      jsonrpc: '2.0',
      error: { code: -32_600, message: expect.stringMatching(/./) },
      id: null,
    });
  }

  it('answers the health check', async () => {
    expect((await mcp.server.inject('/health/live')).json()).toEqual({ status: 'ok' });
  });
});
