import { copyFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import {
  fitsWidth,
  openBrowser,
  openPage,
  PHONE,
  signIn,
  takePicture,
  violationsOn,
} from './support/open-browser.js';
import { type Both, startBoth } from './support/start-both.js';

let both: Both;
let browser: Browser;
beforeAll(async () => {
  both = await startBoth();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await both.close();
});

const WINDOWS = [
  { title: 'in English, light, on a desk', options: { colorScheme: 'light' } },
  { title: 'in English, dark, on a phone', options: { colorScheme: 'dark', viewport: PHONE } },
  { title: 'in German, dark, on a desk', options: { colorScheme: 'dark', locale: 'de-DE' } },
  {
    title: 'in German, light, on a phone',
    options: { colorScheme: 'light', locale: 'de-DE', viewport: PHONE },
  },
] as const;

const PAGES = [
  '/keys',
  '/keys/new',
  '/usage',
  '/requests',
  '/try-it',
  '/activity',
  '/account',
  '/account/delete',
  '/sign-in/again',
  '/no-such-page',
  '/outbox',
];

describe.each(WINDOWS)('every page $title', ({ title, options }) => {
  const name = title.replaceAll(/\W+/g, '-');
  let page: Page;
  let faults: string[];

  beforeAll(async () => {
    page = await openPage(browser, options);
    faults = watch(page);
  });
  afterAll(() => page.context().close());

  async function examine(picture: string): Promise<void> {
    expect(await violationsOn(page)).toEqual([]);
    expect([page.url(), await fitsWidth(page)]).toEqual([page.url(), true]);
    await takePicture(page, `${picture}-${name}`);
  }

  it('is accessible and fits the window before signing in', async () => {
    await page.goto(both.dashboardUrl);
    await examine('sign-in');
  });

  it('is accessible and fits the window with a new key', async () => {
    await signIn(page, both.dashboardUrl, `${name}@example.org`);
    await page.goto(`${both.dashboardUrl}/keys/new`);
    await page.locator('#name').fill('my web site');
    await page.locator('#name').press('Enter');
    await page.locator('#new-key').waitFor();
    const key = (await page.locator('#new-key').textContent())?.trim() ?? '';
    await examine('new-key');
    for (const path of ['/games', '/games/catan', '/games/nothing', '/people'])
      await fetch(both.apiUrl + path, { headers: { authorization: `Bearer ${key}` } });
    await page.goto(`${both.dashboardUrl}/keys/${key.slice(4, 14)}`);
    while ((await page.locator('.per-day').count()) === 0) await page.reload();
    await examine('key');
  });

  it.each(PAGES)('is accessible and fits the window: %s', async path => {
    await page.goto(both.dashboardUrl + path);
    await examine(path.slice(1).replace('/', '-'));
  });

  it('violates no rule of its own content policy, and reports no other error', () => {
    expect(faults).toEqual([]);
  });
});

it('writes a screenshot for the README when UPDATE_SCREENSHOTS is set', async () => {
  if (process.env.UPDATE_SCREENSHOTS === undefined) return;
  await copyFile('.services/screenshots/key-in-English-light-on-a-desk.png', 'docs/images/dashboard.png');
});

it('works without JavaScript, except copying and trying out', async () => {
  const page = await openPage(browser, { javaScriptEnabled: false });
  await signIn(page, both.dashboardUrl, 'no-script@example.org');
  await page.goto(`${both.dashboardUrl}/keys/new`);
  await page.locator('#name').fill('plain');
  await page.locator('#name').press('Enter');
  expect(await page.locator('#new-key').textContent()).toMatch(/bgc_/);
  expect(await page.locator('[data-copy]:visible').count()).toBe(0);
  await page.goto(`${both.dashboardUrl}/try-it`);
  expect(await page.locator('noscript').first().isVisible()).toBe(true);
});

it('can be used with the keyboard alone', async () => {
  const page = await openPage(browser);
  await page.goto(both.dashboardUrl);
  await page.keyboard.type('keyboard@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sign-in/sent');
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to content');
});

/** Errors that the browser reports, except 404: one page is missing on purpose. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error' && !message.text().includes('404')) faults.push(message.text());
  });
  return faults;
}
