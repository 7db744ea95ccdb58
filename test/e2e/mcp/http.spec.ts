import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { ClientsByKey, createHttpServer } from '../../../apps/mcp/src/index.js';
import { startListeningApi, type ListeningApi } from '../support/listening-api.js';
import { callTool } from './support/call-tool.js';

const ALLOWED = 'https://assistant.example';
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const ACCEPT = 'application/json, text/event-stream';

let api: ListeningApi;
let server: FastifyInstance;
let url: URL;

beforeAll(async () => {
  api = await startListeningApi();
  server = createHttpServer({
    clients: new ClientsByKey(api.baseUrl),
    version: '1.0.0',
    allowedOrigins: [ALLOWED],
  });
  url = new URL('/mcp', await server.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(async () => {
  await server.close();
  await api.close();
});

async function connect(key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const requestInit = { headers: { Authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  return client;
}

function post(headers: Record<string, string>, options: InjectOptions = {}) {
  return server.inject({
    method: 'POST',
    url: '/mcp',
    payload: LIST,
    ...options,
    headers: { accept: ACCEPT, ...headers },
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

  it('refuses pages of other origins, and answers allowed origins', async () => {
    const authorization = `Bearer ${api.key}`;
    expect((await post({ authorization, origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await post({ authorization, origin: ALLOWED })).statusCode).toBe(200);
  });

  it.each(['GET', 'DELETE'] as const)('answers 405 to %s, because it keeps no sessions', async method => {
    const answer = await server.inject({ method, url: '/mcp' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
  });

  it('refuses what is too large or not JSON', async () => {
    const authorization = `Bearer ${api.key}`;
    const large = { ...LIST, params: { text: 'x'.repeat(200_000) } };
    expect((await post({ authorization }, { payload: large })).statusCode).toBe(413);
    const broken = await post({ authorization, 'content-type': 'application/json' }, { payload: '{' });
    expect(broken.statusCode).toBe(400);
  });

  it('answers the health check', async () => {
    expect((await server.inject('/health/live')).json()).toEqual({ status: 'ok' });
  });
});
