import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { createApp } from '../../apps/api/src/app.js';
import type { RunningApp } from '../../apps/api/src/running-app.js';
import { builtClient } from '../support/built-client.js';
import { browserConfig } from './support/browser-config.js';
import { openBrowser, openPage, violationsOn } from './support/open-browser.js';

let browser: Browser;
let api: RunningApp;
let apiUrl: string;
/** Serves the page and the client from their own origin, so that every request to the API is cross-origin. */
let site: Server;
let page: Page;

beforeAll(async () => {
  const folder = await builtClient();
  site = createServer(({ url = '' }, response) => {
    const [type, path] = url.endsWith('.js')
      ? ['text/javascript', url.replace('/dist/client', folder)]
      : ['text/html', `.${url}`];
    response.setHeader('content-type', type);
    readFile(path).then(
      content => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  browser = await openBrowser();
  const config = await browserConfig();
  apiUrl = `http://127.0.0.1:${config.http.port}/api/v1`;
  api = await createApp(config);
  await api.listen();
});
afterAll(async () => {
  await browser.close();
  await api.close();
  site.close();
});

beforeEach(async () => {
  page = await openPage(browser);
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/docs/examples/type-ahead.html`);
  await page.locator('#api').fill(apiUrl);
  await page.locator('#key').fill(api.demoKey ?? '');
});

describe('the type-ahead example', () => {
  it('suggests titles from another origin while the user types, and shows the chosen one', async () => {
    await page.locator('#game').pressSequentially('Die Sied');
    await page.getByRole('option', { name: 'Die Siedler von Catan (1995)' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Catan (1995) by Klaus Teuber, for 3 to 4 players.').waitFor();
    expect(await page.locator('#game').inputValue()).toBe('Die Siedler von Catan');
  });

  it('can be used with a pointer', async () => {
    await page.locator('#game').pressSequentially('w');
    await page.getByRole('option', { name: 'Wingspan (2019)' }).click();
    await page.getByText('Wingspan (2019) by Elizabeth Hargrave').waitFor();
  });

  it('shows what is wrong', async () => {
    await page.locator('#key').fill('bgc_wrong');
    await page.locator('#game').pressSequentially('c');
    await page.locator('#status', { hasText: /key/i }).waitFor();
  });
});
