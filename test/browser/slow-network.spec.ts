import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { Page } from 'playwright-core';
import { openPage, signIn } from './support/open-browser.js';
import { type Both, startBoth } from './support/start-both.js';
import { until } from '../support/until.js';

let both: Both;
beforeAll(async () => void (both = await startBoth()));
afterAll(() => both.close());

const BYTES_PER_SECOND = 50_000;
const LATENCY_MS = 400;

/** From now on the window is on a network as a train has it. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
}

/** Holds requests back until they are let through. @returns their method and path, and what lets them through */
async function hold(page: Page, pattern: string): Promise<{ held: string[]; letThrough: () => void }> {
  const held: string[] = [];
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(pattern, async route => {
    held.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    await promise;
    await route.continue();
  });
  return { held, letThrough: () => resolve(undefined) };
}

const mailsTo = async (page: Page, email: string) => {
  await page.goto(`${both.dashboardUrl}/outbox`);
  return page.locator('article', { hasText: email }).count();
};

describe('a page on a slow network', () => {
  it('can be read before its fonts arrive', async () => {
    const page = await openPage(both.browser);
    await slowDown(page);
    const fonts = await hold(page, '**/*.woff2');
    await page.goto(both.dashboardUrl, { waitUntil: 'domcontentloaded' });
    // Text that waits for its font is not painted, and does not count as content.
    await until(() =>
      page.evaluate<boolean>('performance.getEntriesByName("first-contentful-paint").length === 1'),
    );
    expect(fonts.held.length).toBeGreaterThan(0);
    expect(await page.evaluate('document.fonts.check("16px Inter Variable")')).toBe(false);
    expect(await page.evaluate('[...document.fonts].map(({ display }) => display)')).toEqual(
      Array(6).fill('swap'),
    );
    fonts.letThrough();
    await until(() => page.evaluate<boolean>('document.fonts.check("16px Inter Variable")'));
    await page.context().close();
  });

  it('needs one second of that network before it can be read: page and style sheet', async () => {
    const page = await openPage(both.browser);
    await slowDown(page);
    await page.goto(both.dashboardUrl);
    const bytes = await page.evaluate<number>(`performance.getEntries()
      .filter(({ entryType, initiatorType }) => entryType === 'navigation' || initiatorType === 'link')
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`);
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes).toBeLessThan(BYTES_PER_SECOND);
    await page.context().close();
  });
});

describe('a form on a slow network', () => {
  it('says that it is under way, and is sent once, however often its button is clicked', async () => {
    const page = await openPage(both.browser);
    await slowDown(page);
    await page.goto(both.dashboardUrl);
    const sent: string[] = [];
    page.on('request', request => request.method() === 'POST' && sent.push(request.url()));
    const said: string[] = [];
    page.on('console', message => said.push(message.text()));
    // Until the next page is there, only the page itself can be asked what it shows.
    await page.evaluate(`document.addEventListener('submit', ({ submitter }) =>
      console.info(submitter.ariaBusy, document.getElementById('sending').textContent))`);
    await page.locator('#email').fill('impatient@example.org');
    await page.locator('main form button').first().click({ clickCount: 3, delay: 60 });
    await page.waitForURL('**/sign-in/sent');
    expect(said[0]).toBe('true Sending…');
    expect(sent).toEqual([`${both.dashboardUrl}/sign-in/link`]);
    expect(await mailsTo(page, 'impatient@example.org')).toBe(1);
    await page.context().close();
  });

  it('is sent by a script that names no button, too', async () => {
    const page = await openPage(both.browser);
    const errors: Error[] = [];
    page.on('pageerror', error => errors.push(error));
    await page.goto(both.dashboardUrl);
    await page.locator('#email').fill('script@example.org');
    await page.evaluate(`document.querySelector('main form').requestSubmit()`);
    await page.waitForURL('**/sign-in/sent');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('creates one key by a double click, also without JavaScript', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await openPage(both.browser, { javaScriptEnabled });
      await signIn(page, both.dashboardUrl, `double-${javaScriptEnabled}@example.org`);
      await slowDown(page);
      await page.goto(`${both.dashboardUrl}/keys/new`);
      await page.locator('#name').fill('one');
      await page.getByRole('button', { name: 'Create key' }).dblclick();
      await page.locator('#new-key').waitFor();
      await page.goto(`${both.dashboardUrl}/keys`);
      expect(await page.locator('table.keys tbody tr:not(.group)').count()).toBe(1);
      await page.context().close();
    }
  });
});
