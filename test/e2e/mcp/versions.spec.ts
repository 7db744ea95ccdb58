import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as EarlyClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as EarlyTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { startListeningApi, type ListeningApi } from '../support/listening-api.js';
import { startMcp, type StartedMcp } from './support/start-mcp.js';

const NEWEST = '2026-07-28';
const CALL = { name: 'get_game', arguments: { id: 'catan', fields: 'name' } };
const ANSWER = { type: 'text', text: '{"game":{"id":"catan","name":"Catan"}}' };

let api: ListeningApi;
let mcp: StartedMcp;
let requestInit: { headers: Record<string, string> };
beforeAll(async () => {
  api = await startListeningApi();
  mcp = await startMcp(api.baseUrl);
  requestInit = { headers: { Authorization: `Bearer ${api.key}` } };
});
afterAll(async () => {
  await mcp.close();
  await api.close();
});

/** What a request of the newest version says of itself. */
function metadata(version: string): object {
  return {
    _meta: {
      'io.modelcontextprotocol/protocolVersion': version,
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  };
}

function post(method: string, version: string, params: object) {
  const headers = {
    authorization: `Bearer ${api.key}`,
    'mcp-protocol-version': version,
    'mcp-method': method,
  };
  const payload = { jsonrpc: '2.0', id: 7, method, params };
  return mcp.server.inject({ method: 'POST', url: '/mcp', headers, payload });
}

describe('MCP over HTTP', () => {
  it('serves clients of the newest version and of early ones, and lists the same tools to both', async () => {
    const newest = new Client(
      { name: 'test', version: '1.0.0' },
      { versionNegotiation: { mode: { pin: NEWEST } } },
    );
    await newest.connect(new StreamableHTTPClientTransport(mcp.url, { requestInit }));
    const early = new EarlyClient({ name: 'test', version: '1.0.0' });
    await early.connect(new EarlyTransport(mcp.url, { requestInit }));
    expect(newest.getProtocolEra()).toBe('modern');
    expect((await newest.callTool(CALL)).content).toEqual([ANSWER]);
    expect((await early.callTool(CALL)).content).toEqual([ANSWER]);
    expect((await newest.listTools()).tools).toEqual((await early.listTools()).tools);
    await newest.close();
    await early.close();
  });

  it('is recognized by a client that asks which versions there are', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
    await client.connect(new StreamableHTTPClientTransport(mcp.url, { requestInit }));
    expect([client.getProtocolEra(), client.getInstructions()]).toEqual([
      'modern',
      expect.stringMatching(/search_games/),
    ]);
    await client.close();
  });

  it('lets clients keep the list of tools, which is the same for all users', async () => {
    const { result } = (await post('tools/list', NEWEST, metadata(NEWEST))).json<{ result: object }>();
    expect(result).toMatchObject({ ttlMs: 3_600_000, cacheScope: 'public' });
  });

  it.each([
    ['2027-01-01', 'in the request', metadata('2027-01-01')],
    ['1999-01-01', 'in the header alone', {}],
  ])('answers the version %s, %s, with the versions that it knows', async (requested, _, params) => {
    const answer = await post('tools/list', requested, params);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { error: { code: -32_022, data: { supported: expect.arrayContaining([NEWEST]), requested } } },
    ]);
  });

  it.each(['resources/list', 'subscriptions/listen'])(
    'answers %s, which it does not serve, with 404',
    async method => {
      const answer = await post(method, NEWEST, metadata(NEWEST));
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { id: 7, error: { code: -32_601 } }]);
    },
  );
});
