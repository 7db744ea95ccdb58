import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { createApp } from '../../apps/api/src/app.js';
import { runKeys } from '../../apps/keys/src/run-keys.js';
import type { RunningApp } from '../../apps/api/src/running-app.js';
import { builtClient } from '../support/built-client.js';
import { browserConfig } from './support/browser-config.js';
import { openBrowser, openPage, violationsOn } from './support/open-browser.js';

let browser: Browser;
let api: RunningApp;
let apiUrl: string;
/** As the page says to make it: for its origin alone. */
let key: string;
let dataDir: string;
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
  ({ dataDir } = config);
  key = await restrictedKey(dataDir, originOf(site));
});
afterAll(async () => {
  await browser.close();
  await api.close();
  site.close();
});

beforeEach(async () => {
  page = await openPage(browser);
  await page.goto(`${originOf(site)}/docs/examples/type-ahead.html`);
  await page.locator('#api').fill(apiUrl);
  await page.locator('#key').fill(key);
});

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function restrictedKey(dataDir: string, origin: string): Promise<string> {
  let printed = '';
  const options = [
    '--account',
    'ada@example.org',
    '--name',
    'type-ahead',
    '--origin',
    origin,
    '--rate',
    '10',
  ];
  const out = (text: string) => void (printed += text);
  await runKeys(['create', ...options, '--json'], { DATA_DIR: dataDir }, { out, err: out });
  return (JSON.parse(printed) as { key: string }).key;
}

/** In the page: collects the milliseconds from each letter to the suggestions for it. */
const MEASURE_WAITS = `
  waits = [];
  let typedAt;
  document.querySelector('#text').addEventListener('input', () => (typedAt = performance.now()));
  new MutationObserver(() => {
    if (typedAt !== undefined) waits.push(performance.now() - typedAt);
    typedAt = undefined;
  }).observe(document.querySelector('#suggestions'), { childList: true });`;

describe('the type-ahead example', () => {
  it('suggests titles from another origin while the user types, and shows the chosen one', async () => {
    await page.locator('#text').pressSequentially('Die Sied');
    await page.getByRole('option', { name: 'Die Siedler von Catan game, 1995' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Catan (1995) by Klaus Teuber, for 3 to 4 players.').waitFor();
    expect(await page.locator('#text').inputValue()).toBe('Die Siedler von Catan');
  });

  it('can be used with a pointer', async () => {
    await page.locator('#text').pressSequentially('wings');
    await page.getByRole('option', { name: 'Wingspan game, 2019' }).click();
    await page.getByText('Wingspan (2019) by Elizabeth Hargrave').waitFor();
  });

  it.each([
    ['a designer', 'teub', 'Klaus Teuber person', /Klaus Teuber: Catan/],
    ['a mechanic', 'engine', 'engine-building mechanic', /engine-building: Wingspan/],
    [
      'an expansion',
      'catan seaf',
      'Catan: Seafarers expansion',
      /Catan: Seafarers is an expansion of .*Catan \(1995\)/,
    ],
  ])('finds %s in the same list', async (_, typed, name, shown) => {
    await page.locator('#text').pressSequentially(typed);
    await page.getByRole('option', { name, exact: true }).click();
    await page.locator('#chosen', { hasText: shown }).waitFor();
  });

  it('shows suggestions within a tenth of a second of a letter, also on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(MEASURE_WAITS);
    await page.locator('#text').pressSequentially('die siedler von', { delay: 150 });
    await page.getByRole('option').first().waitFor();
    const waits = await page.evaluate<number[]>('waits');
    expect(waits.length).toBeGreaterThan(10);
    // The median: a browser that shares two processors with other tests stalls now and then.
    expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(100);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    expect(await violationsOn(page)).toEqual([]);
  });

  it('suggests games that match a part of what no title begins with, and says so', async () => {
    await page.locator('#text').pressSequentially('wingspan board game', { delay: 150 });
    await page.getByRole('option', { name: 'Wingspan game, 2019' }).waitFor();
    await page.locator('#status', { hasText: 'These match a part:' }).waitFor();
  });

  it('says what else may be meant by a search, and that its games match a part', async () => {
    await page.locator('#text').fill('teuber');
    await page.keyboard.press('Enter');
    const status = page.locator('#status');
    await status.filter({ hasText: 'Did you mean the person Klaus Teuber?' }).waitFor();
    await status.filter({ hasText: 'No game is called that. These match a part: Catan' }).waitFor();
  });

  it('can read why a key for the pages of another origin is refused', async () => {
    await page.locator('#key').fill(await restrictedKey(dataDir, 'https://shop.example'));
    await page.locator('#text').pressSequentially('c');
    await page.locator('#status', { hasText: `pages of the origin ${originOf(site)}` }).waitFor();
  });

  it('shows what is wrong', async () => {
    await page.locator('#key').fill('bgc_wrong');
    await page.locator('#text').pressSequentially('c');
    await page.locator('#status', { hasText: /key/i }).waitFor();
  });
});
