import { resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport, type StdioServerParameters } from '@modelcontextprotocol/client/stdio';
import { Client as EarlyClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as EarlyTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { TestProcess } from '../../support/test-process.js';
import { startListeningApi, type ListeningApi } from '../support/listening-api.js';
import { callTool } from './support/call-tool.js';

const ENTRY = 'apps/mcp/src/main.ts';
const HOOKS = resolve('test/support/typescript-hooks.mjs');

let api: ListeningApi;
beforeAll(async () => (api = await startListeningApi()));
afterAll(() => api.close());

/** Starts the process as an assistant does. */
const started = (): StdioServerParameters => ({
  command: process.execPath,
  args: ['--conditions=source', '--import', HOOKS, ENTRY],
  env: { BGC_API_URL: api.baseUrl, BGC_API_KEY: api.key },
  stderr: 'pipe',
});

describe('The MCP process on its standard streams', () => {
  it('serves the assistant that starts it, with the key from its environment, and ends with it', async () => {
    const transport = new EarlyTransport(started());
    const assistant = new EarlyClient({ name: 'test', version: '1.0.0' });
    await assistant.connect(transport);
    expect(assistant.getServerVersion()).toMatchObject({ name: 'board-game-catalog' });
    expect(assistant.getInstructions()).toMatch(/search_games/);
    expect(assistant.getServerCapabilities()).toEqual({ tools: {} });
    const { answer } = await callTool(assistant, 'search_games', { q: 'flugelschlag' });
    expect(answer.games?.[0]?.id).toBe('wingspan');
    const { pid } = transport;
    await assistant.close();
    expect(() => process.kill(pid!, 0)).toThrow('ESRCH');
  });

  it('serves an assistant that speaks the newest version', async () => {
    const versionNegotiation = { mode: { pin: '2026-07-28' } };
    const assistant = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation });
    await assistant.connect(new StdioClientTransport(started()));
    const call = { name: 'get_game', arguments: { id: 'catan', fields: 'name' } };
    expect((await assistant.callTool(call)).content).toMatchObject([
      { text: expect.stringMatching(/"Catan"/) },
    ]);
    await assistant.close();
  });
});

describe('The MCP process', () => {
  let mcp: TestProcess;
  afterEach(() => mcp.kill());

  async function endOf(environment: Record<string, string>): Promise<[unknown, string]> {
    mcp = new TestProcess(ENTRY, environment);
    return [await mcp.ended, mcp.output];
  }

  it('says which variable is missing', async () => {
    expect(await endOf({})).toEqual([1, expect.stringMatching(/BGC_API_KEY must be set/)]);
  });

  it('says that the key was mistyped, without repeating it', async () => {
    const mistyped = `${api.key.slice(0, -1)}${api.key.endsWith('0') ? '1' : '0'}`;
    const [code, output] = await endOf({ BGC_API_KEY: mistyped });
    expect([code, output]).toEqual([1, expect.stringMatching(/checksum/)]);
    expect(output).not.toContain(mistyped.slice(4, 30));
  });

  it('says that the address of the catalog is not a URL', async () => {
    expect(await endOf({ BGC_API_URL: 'catalog', BGC_API_KEY: api.key })).toEqual([
      1,
      expect.stringMatching(/BGC_API_URL must be an absolute URL/),
    ]);
  });
});

describe('The MCP process on a port', () => {
  it('says where it listens, and ends with 0 on SIGTERM', async () => {
    const mcp = new TestProcess(ENTRY, { MCP_PORT: '0', BGC_API_URL: api.baseUrl }, ['--http']);
    const [line] = await mcp.printed(/^.*"msg":"serving".*$/m);
    const { service, addresses } = JSON.parse(line) as { service: string; addresses: [string] };
    expect([service, addresses[0]]).toEqual(['mcp', expect.stringMatching(/\/mcp$/)]);
    expect((await fetch(addresses[0])).status).toBe(405);
    mcp.signal('SIGTERM');
    expect(await mcp.ended).toBe(0);
  });
});
