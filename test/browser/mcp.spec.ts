import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startListeningApi, type ListeningApi } from '../e2e/support/listening-api.js';
import { startMcp, type StartedMcp } from '../e2e/mcp/support/start-mcp.js';
import { openBrowser, openPage } from './support/open-browser.js';

let browser: Browser;
let api: ListeningApi;
let mcp: StartedMcp;
/** Serves the same empty page from two origins: `localhost` is allowed, `127.0.0.1` is not. */
let site: Server;
let port: number;
let page: Page;

beforeAll(async () => {
  site = createServer(
    (_request, response) => void response.setHeader('content-type', 'text/html').end('<p>'),
  );
  await once(site.listen(0), 'listening');
  ({ port } = site.address() as AddressInfo);
  api = await startListeningApi();
  mcp = await startMcp(api.baseUrl, { MCP_ALLOWED_ORIGINS: `http://localhost:${port}` });
  browser = await openBrowser();
  page = await openPage(browser);
});
afterAll(async () => {
  await browser.close();
  await mcp.close();
  await api.close();
  site.close();
});

/** Sends a message from the page as clients of MCP do. @returns status, challenge and body, or the error of the browser */
function send(key: string, message: object): Promise<unknown> {
  const options = {
    method: 'POST',
    headers: {
      Accept: 'application/json, text/event-stream',
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Mcp-Protocol-Version': '2025-06-18',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
  };
  return page.evaluate(`fetch(${JSON.stringify(mcp.url)}, ${JSON.stringify(options)}).then(
    async answer => [answer.status, answer.headers.get('WWW-Authenticate'), await answer.json()],
    String,
  )`);
}

const GET_CATAN = { method: 'tools/call', params: { name: 'get_game', arguments: { id: 'catan' } } };

describe('a page of an allowed origin', () => {
  beforeAll(async () => {
    await page.goto(`http://localhost:${port}`);
  });

  it('calls tools', async () => {
    expect(await send(api.key, GET_CATAN)).toMatchObject([
      200,
      null,
      { result: { content: [{ text: expect.stringMatching(/^{"game":{"id":"catan"/) }] } },
    ]);
  });

  it('can read why it is refused', async () => {
    expect(await send('nonsense', GET_CATAN)).toMatchObject([
      401,
      'Bearer realm="board-game-catalog", error="invalid_token"',
      { error: { message: expect.stringMatching(/^This is not an API key/) } },
    ]);
  });

  it('learns that there are no event streams', async () => {
    const get = `fetch(${JSON.stringify(mcp.url)}, { headers: { Authorization: 'Bearer x' } }).then(a => a.status)`;
    expect(await page.evaluate(get)).toBe(405);
  });
});

describe('a page of another origin', () => {
  beforeAll(async () => {
    await page.goto(`http://127.0.0.1:${port}`);
  });

  it('cannot call tools', async () => {
    expect(await send(api.key, GET_CATAN)).toMatch(/Failed to fetch/);
  });
});
