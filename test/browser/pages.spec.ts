import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, dayOf } from '#libs/admission';
import type { Page } from 'playwright-core';
import {
  boldestWeight,
  createKey,
  fitsWidth,
  joinedOn,
  hasSpaceBelowTitle,
  openPage,
  signIn,
  signInByHand,
  takePicture,
  violationsOn,
  wrappedOn,
} from './support/open-browser.js';
import { type Both, startBoth } from './support/start-both.js';
import { takeReadmePictures } from './support/take-readme-pictures.js';
import { PAGES_OF_ACCOUNT } from '../e2e/dashboard/support/pages-of-account.js';
import { keyIdOf } from '../e2e/dashboard/support/visitor.js';

let both: Both;
beforeAll(async () => {
  both = await startBoth();
});
afterAll(() => both.close());

/** A large screen, one with room for the sidebar, a phone, and the narrowest that WCAG asks for. */
const WIDTHS = [1_920, 1_280, 390, 320];

/** Each language in one scheme, and English in both. */
const VIEWS = [
  { language: 'English', locale: 'en-GB', colorScheme: 'light', width: 1_280 },
  { language: 'English', locale: 'en-GB', colorScheme: 'dark', width: 390 },
  { language: 'French', locale: 'fr-FR', colorScheme: 'dark', width: 1_280 },
  { language: 'German', locale: 'de-DE', colorScheme: 'light', width: 390 },
  { language: 'Spanish', locale: 'es-ES', colorScheme: 'dark', width: 320 },
  { language: 'Italian', locale: 'it-IT', colorScheme: 'light', width: 320 },
] as const;

const TODAY = dayOf(Date.now());
const PAGES = [
  ...PAGES_OF_ACCOUNT,
  `/usage?from=${TODAY}&to=${TODAY}`,
  `/usage?from=${addDays(TODAY, -365)}&to=${TODAY}`,
  ...['/sign-in/again', '/no-such-page', '/outbox'],
];

describe.each(VIEWS)('every page in $language, $colorScheme, $width px', view => {
  const name = `${view.language}-${view.colorScheme}-${view.width}`;
  let page: Page;
  let faults: string[];

  beforeAll(async () => {
    const { locale, colorScheme, width } = view;
    page = await openPage(both.browser, { locale, colorScheme, viewport: { width, height: 860 } });
    faults = watch(page);
  });
  afterAll(() => page.context().close());

  async function examine(picture: string): Promise<void> {
    await takePicture(page, `${picture}-${name}`);
    expect([page.url(), await violationsOn(page), await joinedOn(page)]).toEqual([page.url(), [], []]);
    expect(await boldestWeight(page)).toBeLessThanOrEqual(700);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 860 });
      expect([page.url(), width, await fitsWidth(page)]).toEqual([page.url(), width, true]);
      expect([page.url(), width, await hasSpaceBelowTitle(page)]).toEqual([page.url(), width, true]);
      expect([page.url(), width, await wrappedOn(page)]).toEqual([page.url(), width, []]);
    }
    await page.setViewportSize({ width: view.width, height: 860 });
  }

  it('is accessible and fits every window before signing in', async () => {
    await page.goto(both.dashboardUrl);
    await examine('sign-in');
  });

  it('is accessible and fits every window with a new key', async () => {
    await signIn(page, both.dashboardUrl, `${name.toLowerCase()}@example.org`);
    await examine('first-visit');
    const key = await createKey(page, both.dashboardUrl, 'my web site');
    await examine('new-key');
    for (const path of ['/games', '/games/catan', '/games/nothing', '/people'])
      await fetch(both.apiUrl + path, { headers: { authorization: `Bearer ${key}` } });
    const keyPage = `${both.dashboardUrl}/keys/${keyIdOf(key)}`;
    await page.goto(keyPage);
    await examine('key');
    await page.locator('form[action$="/rotate"] button').click();
    await page.goto(keyPage);
    await page.locator('a[href*="/end-secret"]').click();
    await examine('end-secret');
    await page.goto(`${keyPage}/revoke`);
    await examine('revoke');
    await createKey(page, both.dashboardUrl, 'Ein Schlüssel mit einem langen Namen');
  });

  it.each(PAGES)('is accessible and fits every window: %s', async path => {
    await page.goto(both.dashboardUrl + path);
    await examine(path.slice(1).replaceAll('/', '-'));
  });

  it('violates no rule of its own content policy, and reports no other error', () => {
    expect(faults).toEqual([]);
  });
});

if (process.env.UPDATE_SCREENSHOTS) it('takes the pictures of the README', () => takeReadmePictures(both));

it('shows on a phone which section is open, and the request that an address names', async () => {
  const page = await openPage(both.browser, { locale: 'de-DE', viewport: { width: 320, height: 400 } });
  await signIn(page, both.dashboardUrl, 'strip@example.org');
  const key = await createKey(page, both.dashboardUrl, 'site');
  for (let count = 0; count < 8; count++)
    await fetch(`${both.apiUrl}/games`, { headers: { authorization: `Bearer ${key}` } });
  const edges = (selector: string) =>
    page.evaluate<{ right: number; top: number; bottom: number }>(
      `document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().toJSON()`,
    );
  await page.goto(`${both.dashboardUrl}/activity`);
  expect((await edges('.sections [aria-current]')).right).toBeLessThanOrEqual(320);
  const requests = page.locator('tbody a');
  // The API writes them once a second.
  while ((await requests.count()) < 8) await page.goto(`${both.dashboardUrl}/requests`);
  await requests.nth(2).click();
  await page.waitForURL('**open=**');
  const { bottom } = await edges('.sections');
  expect((await edges(new URL(page.url()).hash)).top).toBeGreaterThanOrEqual(bottom);
});

it('works without JavaScript, except copying', async () => {
  const page = await openPage(both.browser, { javaScriptEnabled: false });
  await signInByHand(page, both.dashboardUrl, 'no-script@example.org');
  expect(await createKey(page, both.dashboardUrl, 'plain')).toMatch(/bgc_/);
  expect(await page.locator('[data-copy]:visible').count()).toBe(0);
});

it('can be used with the keyboard alone', async () => {
  const page = await openPage(both.browser);
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
