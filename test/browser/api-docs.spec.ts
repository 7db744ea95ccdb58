import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { createApp } from '../../apps/api/src/app.js';
import type { RunningApp } from '../../apps/api/src/running-app.js';
import { browserConfig } from './support/browser-config.js';
import {
  fitsWidth,
  joinedOn,
  openBrowser,
  openPage,
  takePicture,
  violationsOn,
} from './support/open-browser.js';

let browser: Browser;
let api: RunningApp;
let url: string;
beforeAll(async () => {
  browser = await openBrowser();
  const config = await browserConfig();
  url = config.http.publicUrl;
  api = await createApp(config);
  await api.listen();
});
afterAll(async () => {
  await browser.close();
  await api.close();
});

/** A window, and the errors of its pages: violations of their own content policy, and failures. */
async function watchedPage(options: BrowserContextOptions = {}): Promise<{ page: Page; faults: string[] }> {
  const page = await openPage(browser, options);
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { page, faults };
}

const WIDTHS = { desk: { width: 1280, height: 860 }, phone: { width: 320, height: 844 } };
const LOOKS = (['light', 'dark'] as const).flatMap(colorScheme =>
  (['desk', 'phone'] as const).map(width => ({ colorScheme, width })),
);
const PAGES = [
  ['guide', '/docs/guides/searching'],
  ['start', '/docs'],
  ['reference', '/docs/reference/list-games'],
  ['overview', '/docs/reference'],
  ['types', '/docs/types'],
  ['error', '/errors/invalid_parameter'],
  ['errors', '/errors'],
  ['changelog', '/docs/changelog'],
  ['status', '/status'],
] as const;

describe.each(LOOKS)('in $colorScheme colors on a $width', ({ colorScheme, width }) => {
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    ({ page, faults } = await watchedPage({ colorScheme, viewport: WIDTHS[width] }));
  });
  afterAll(() => page.context().close());

  it.each(PAGES)(
    'the page %s keeps its content policy, fits the window, and has no accessibility violation',
    async (name, path) => {
      await page.goto(url + path);
      await page.locator('.search input').waitFor();
      expect(
        await page.evaluate('document.fonts.ready.then(() => document.fonts.check("16px Inter Variable"))'),
      ).toBe(true);
      await takePicture(page, `docs-${name}-${width}-${colorScheme}`);
      expect(await fitsWidth(page)).toBe(true);
      expect([await violationsOn(page), await joinedOn(page)]).toEqual([[], []]);
      expect(faults).toEqual([]);
    },
  );
});

describe('the documentation', () => {
  it('sends requests with a key that is kept in the tab alone', async () => {
    const { page, faults } = await watchedPage();
    await page.goto(`${url}/docs/reference/get-game`);
    await page.getByRole('button', { name: 'Try it' }).click();
    const key = page.getByLabel('API key');
    await key.fill(api.demoKey ?? '');
    await page.getByLabel('slug').fill('catan');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.locator('.result .badge', { hasText: '200' }).waitFor();
    expect(await page.getByRole('group', { name: 'Response body' }).textContent()).toContain('"id": "catan"');
    expect(await violationsOn(page)).toEqual([]);
    expect(faults).toEqual([]);
    expect(page.url()).not.toContain('bgc_');
    expect(await page.evaluate('JSON.stringify({ ...localStorage })')).toBe('{}');
    expect(await page.context().cookies()).toEqual([]);
    await page.goto(`${url}/docs/reference/list-games`);
    await page.getByRole('button', { name: 'Try it' }).click();
    expect(await key.inputValue()).toBe(api.demoKey);
    const { page: another } = await watchedPage();
    await another.goto(`${url}/docs/reference/get-game`);
    await another.getByRole('button', { name: 'Try it' }).click();
    expect(await another.getByLabel('API key').inputValue()).toBe('');
  });

  it('takes a key as it is in a sample, and says in words what is left of the limits', async () => {
    const { page } = await watchedPage();
    await page.goto(`${url}/docs/reference/get-game`);
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByLabel('API key').fill(`Authorization: Bearer ${api.demoKey}`);
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.locator('.result .badge', { hasText: '200' }).waitFor();
    expect(await page.locator('.result .facts').textContent()).toMatch(
      /requests left: \d+ in this second, [\d,]+ in this month/,
    );
  });

  it('prints everything, dark on white, without navigation', async () => {
    const { page } = await watchedPage({ colorScheme: 'dark' });
    await page.goto(`${url}/docs/reference/list-games`);
    await page.emulateMedia({ media: 'print' });
    await takePicture(page, 'docs-print');
    for (const hidden of ['header.top', 'nav.side', '.beside .copy'])
      expect([hidden, await page.locator(hidden).first().isVisible()]).toEqual([hidden, false]);
    const closed = page.locator('details.more:not([open]) dt');
    expect(await closed.count()).toBeGreaterThan(5);
    expect(await closed.last().isVisible()).toBe(true);
    const colors = await page.evaluate(`[...document.querySelectorAll('.code, .panel, .panel span')]
      .map(element => getComputedStyle(element))
      .map(({ color, backgroundColor }) => color + ' on ' + backgroundColor)`);
    expect(new Set(colors as string[])).toEqual(new Set(['rgb(0, 0, 0) on rgb(255, 255, 255)']));
  });

  it('shows the samples directly below the method on a phone', async () => {
    const { page } = await watchedPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${url}/docs/reference/list-games`);
    const topOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
    const tops = await Promise.all(['h1', '.endpoint', '.beside', '.text > .prose'].map(topOf));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await takePicture(page, 'docs-reference-phone');
  });

  it.each([
    ['a parameter', 'yearFrom', '#parameter-yearFrom'],
    ['a field', 'minAge', '#field-minAge'],
    ['a heading', 'Responses', '#responses'],
  ])('copies the link to %s that is clicked', async (_what, name, hash) => {
    const { page } = await watchedPage();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
    await page.goto(`${url}/docs/reference/list-games`);
    for (const summary of await page.locator('dl.parameters + details.more > summary').all())
      await summary.click();
    await page.locator(`a.anchor[href="${hash}"]`, { hasText: name }).click();
    await page.locator('a.anchor[data-said="Link copied"]').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      `${url}/docs/reference/list-games${hash}`,
    );
  });

  it('copies what was sent as a curl command that works, without the key', async () => {
    const { page } = await watchedPage();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
    await page.goto(`${url}/docs/reference/list-games`);
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByLabel('API key').fill(api.demoKey ?? '');
    await page.getByLabel('q', { exact: true }).fill('wing & span');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate('navigator.clipboard.readText()');
    expect(copied).not.toContain(api.demoKey ?? '?');
    const command = String(copied);
    const { stdout } = await promisify(execFile)(
      'sh',
      ['-c', `${command} --silent --write-out '%{http_code}'`],
      {
        env: { ...process.env, BGC_API_KEY: api.demoKey },
      },
    );
    expect(stdout).toMatch(/200$/);
  });

  it.each([
    ['minAge', '/docs/reference/list-games#field-minAge'],
    ['yearFrom', '/docs/reference/list-games#parameter-yearFrom'],
    ['paging', '/docs/guides/pagination'],
    ['sdk', '/docs/guides/client'],
  ])('finds %s by its name or by what others call it', async (typed, path) => {
    const { page } = await watchedPage();
    await page.goto(`${url}/docs`);
    await page.getByLabel('Search the docs').fill(typed);
    await page.locator('#found a').first().waitFor();
    const paths = await page
      .locator('#found a')
      .evaluateAll(links => links.map(link => link.getAttribute('href')));
    expect(paths.slice(0, 3)).toContain(path);
  });

  it('shows the error response to a mistyped key', async () => {
    const { page } = await watchedPage();
    await page.goto(`${url}/docs/reference/list-games`);
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByLabel('API key').fill('bgc_mistyped');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.locator('.result .badge', { hasText: '401' }).waitFor();
    expect(await page.getByRole('group', { name: 'Response body' }).textContent()).toContain(
      'invalid_api_key',
    );
  });

  it('asks for a value by choices where all are known, by keyboard, in forced colors, at 320 px', async () => {
    const { page } = await watchedPage({ forcedColors: 'active', viewport: { width: 320, height: 800 } });
    await page.goto(`${url}/docs/reference/list-games`);
    await page.getByRole('button', { name: 'Try it' }).click();
    const form = page.locator('#try-it');
    await form.getByLabel('API key').fill(api.demoKey ?? '');
    await form.getByLabel('sort').focus();
    await page.keyboard.type('-ye');
    await form.getByText('more parameters').focus();
    await page.keyboard.press('Enter');
    const fields = form.getByRole('group', { name: 'fields' });
    for (const name of ['name', 'yearPublished']) {
      await fields.getByRole('checkbox', { name, exact: true }).focus();
      await page.keyboard.press('Space');
    }
    await takePicture(page, 'docs-try-it-320-forced');
    expect(await fitsWidth(page)).toBe(true);
    // axe compares the colors of the style sheet, which forced colors replace.
    await page.emulateMedia({ forcedColors: 'none' });
    expect(await violationsOn(page)).toEqual([]);
    await form.getByLabel('API key').press('Enter');
    await page.locator('.result .badge', { hasText: '200' }).waitFor();
    expect(await page.getByRole('group', { name: 'Request' }).textContent()).toMatch(
      /sort=-year&.*fields=name,yearPublished/,
    );
    expect(await fitsWidth(page)).toBe(true);
  });

  it('shows an answer in the colors of JSON, a long one too', async () => {
    const { page } = await watchedPage();
    const data = Array.from({ length: 4_000 }, (_, year) => ({
      'a "name"': `text: ${year}`,
      year,
      no: null,
    }));
    await page.route('**/api/v1/games?*', route => route.fulfill({ json: { data } }));
    await page.goto(`${url}/docs/reference/list-games`);
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByLabel('API key').fill('bgc_any');
    await page.getByRole('button', { name: 'Send request' }).click();
    const shown = page.getByRole('group', { name: 'Response body' });
    await shown.locator('.ck', { hasText: 'data' }).waitFor();
    const textsOf = (kind: string) =>
      shown.locator(kind).evaluateAll(parts => parts.slice(0, 3).map(part => part.textContent));
    expect(await textsOf('.ck')).toEqual(['"data"', '"a \\"name\\""', '"year"']);
    expect(await textsOf('.cs')).toEqual(['"text: 0"', '"text: 1"', '"text: 2"']);
    expect(await textsOf('.cn')).toEqual(['0', 'null', '1']);
    const text = JSON.stringify({ data }, undefined, 2).slice(0, 200_000);
    expect(await shown.evaluate((panel, text) => panel.textContent === text, text)).toBe(true);
  });

  it.each(['/docs/guides/searching', '/docs/reference/list-games', '/errors/not_found', '/status'])(
    'links every heading to itself, marked when it has the focus: %s',
    async path => {
      const { page } = await watchedPage();
      await page.goto(url + path);
      const headings = page.locator('main :is(h2, h3):visible');
      const links = page.locator('main :is(h2, h3) > a.anchor:visible');
      expect(await links.count()).toBe(await headings.count());
      await links.last().focus();
      await page.keyboard.press('Shift');
      const name = await links.last().textContent();
      expect(
        await page
          .getByRole('link', { name: name ?? '', exact: true })
          .last()
          .getAttribute('href'),
      ).toBe(`#${await headings.last().getAttribute('id')}`);
      expect(await page.evaluate('getComputedStyle(document.activeElement, "::after").opacity')).toBe('1');
    },
  );

  it('shows markup in an answer as text', async () => {
    const { page, faults } = await watchedPage();
    await page.goto(`${url}/docs/reference/get-game`);
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByLabel('API key').fill(api.demoKey ?? '');
    await page.getByLabel('slug').fill('<img src=x onerror=alert(1)>');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.locator('.result .badge', { hasText: '404' }).waitFor();
    expect(await page.locator('.result').textContent()).toContain('<img src=x onerror=alert(1)>');
    expect(await page.locator('.result img').count()).toBe(0);
    expect(faults.filter(fault => !fault.includes('404'))).toEqual([]);
  });

  it('finds a page by words of its text, with the keyboard alone', async () => {
    const { page, faults } = await watchedPage();
    await page.goto(`${url}/docs`);
    await page.locator('.search input').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('typos letters');
    await page.locator('#found a', { hasText: 'Searching: Typos' }).first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/guides/searching#typos');
    expect(faults).toEqual([]);
  });

  it('remembers the language of samples and the colors, on every page', async () => {
    const { page } = await watchedPage();
    await page.goto(`${url}/docs`);
    await page.getByRole('radio', { name: 'Python' }).first().check();
    await page.getByRole('button', { name: 'Dark colors' }).click();
    await page.goto(`${url}/docs/reference/list-games`);
    expect(await page.locator('.beside .panel:visible').first().textContent()).toContain('import json');
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(21, 19, 15)');
  });

  it('copies what is shown', async () => {
    const { page } = await watchedPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`${url}/docs/guides/searching`);
    await page.locator('.copy').first().click();
    await page.locator('.copy', { hasText: 'Copied' }).first().waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^curl -H/);
  });

  it('is complete without scripts: tabs work, and nothing that needs scripts is shown', async () => {
    const { page } = await watchedPage({ javaScriptEnabled: false });
    await page.goto(`${url}/docs/reference/list-games`);
    await page.getByRole('radio', { name: 'Python' }).first().check();
    expect(await page.locator('.beside .panel:visible').first().textContent()).toContain('import json');
    for (const hidden of ['.copy', '.search', '.theme', '.open-try', '#try-it'])
      expect(await page.locator(`${hidden}:visible`).count()).toBe(0);
  });
});
