import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openPage, signInByHand, takePicture } from './support/open-browser.js';
import { type Both, startBoth } from './support/start-both.js';
import { keyIdOf } from '../e2e/dashboard/support/visitor.js';

let both: Both;
let page: Page;
let key: string;

// One scenario; each test needs the tests before it.
beforeAll(async () => {
  both = await startBoth();
  page = await openPage(both.browser, { permissions: ['clipboard-read', 'clipboard-write'] });
});
afterAll(() => both.close());

async function statusWith(text: string): Promise<number> {
  const answer = await fetch(`${both.apiUrl}/games`, { headers: { authorization: `Bearer ${text}` } });
  await answer.arrayBuffer();
  return answer.status;
}

/** Waits for a status. @returns how long it took */
async function msUntil(status: number, text: string): Promise<number> {
  const began = performance.now();
  while ((await statusWith(text)) !== status) {
    if (performance.now() - began > 5_000) throw new Error(`no ${status} within 5 s`);
  }
  return performance.now() - began;
}

it('signs up with a link', async () => {
  await signInByHand(page, both.dashboardUrl, 'ada@example.org');
  expect(await page.locator('h1').textContent()).toBe('API keys');
});

it('creates a key and copies it', async () => {
  await page.getByRole('link', { name: 'Create key' }).click();
  await page.getByLabel('Name').fill('my web site');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('button', { name: 'Copy key' }).click();
  key = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(key).toMatch(/^bgc_\w{48}$/);
  expect((await page.locator('[data-copy="new-key"]').textContent())?.trim()).toBe('Copied');
  await takePicture(page, 'new-key');
});

it('uses the key at once', async () => {
  expect(await statusWith(key)).toBe(200);
});

it('tries the key out in the form of the documentation, which is open', async () => {
  await page.getByRole('link', { name: 'Try it' }).last().click();
  await page.waitForURL('**/docs/reference/list-games#try-it');
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.locator('.result .badge', { hasText: '200' }).waitFor();
  expect(await page.locator('.result').textContent()).toContain('"wingspan"');
});

it('sees the count of requests rise', async () => {
  await page.goto(`${both.dashboardUrl}/keys`);
  const keys = page.getByRole('table');
  expect(await keys.textContent()).toMatch(/2 of 5,000/);
  for (let count = 0; count < 5; count++) await statusWith(key);
  await page.reload();
  expect(await keys.textContent()).toMatch(/7 of 5,000/);
});

it('sees the usage in the charts, and in the tables behind them', async () => {
  await page.goto(`${both.dashboardUrl}/usage`);
  const routes = page.locator('.routes');
  // The API writes usage once a second.
  while ((await routes.count()) === 0) await page.reload();
  expect(await routes.textContent()).toMatch(/^\/games\d+$/);
  await page.locator('.over-time summary').click();
  expect(await page.locator('.over-time tbody tr').count()).toBe(1);
  await takePicture(page, 'key');
});

it('rotates the key: both secrets work, and the page says for how long the old one does', async () => {
  await page.goto(`${both.dashboardUrl}/keys/${keyIdOf(key)}`);
  await page.getByRole('button', { name: 'Rotate key' }).click();
  const fresh = (await page.locator('#new-key').textContent())?.trim() ?? '';
  expect([await statusWith(key), await statusWith(fresh)]).toEqual([200, 200]);
  await page.getByRole('link', { name: 'I have saved it' }).click();
  expect(await page.locator('.items').textContent()).toMatch(/Works until .*\u00a0UTC, for 2[34] hours more/);
  key = fresh;
});

it('revokes the key, and gets 401 within a second', async () => {
  await page.getByRole('link', { name: 'Revoke…' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await page.getByText('Key revoked.').waitFor();
  expect(await msUntil(401, key)).toBeLessThan(1_000);
});

it('finds every change under activity', async () => {
  await page.getByRole('link', { name: 'Activity' }).click();
  await page.waitForURL('**/activity');
  expect(await page.locator('.items .words strong').allTextContents()).toEqual([
    'Key revoked',
    'Key rotated',
    'Key created',
    'Signed in',
  ]);
});
