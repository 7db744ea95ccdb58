import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { loadConfig } from '#libs/config';
import { writeSource } from '#libs/testing';
import { createApp } from '../../apps/api/src/app.js';
import type { RunningApp } from '../../apps/api/src/running-app.js';
import { FIXTURE } from '../e2e/support/fixture-catalog.js';
import getPort from 'get-port';
import { openBrowser, openPage } from './support/open-browser.js';

let browser: Browser;
let api: RunningApp;
let url: string;
beforeAll(async () => {
  browser = await openBrowser();
  const config = loadConfig({
    DATA_DIR: await mkdtemp(join(tmpdir(), 'browser-')),
    CATALOG_SOURCE: await writeSource(FIXTURE),
    LOG_LEVEL: 'silent',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    PORT: String(await getPort({ host: '127.0.0.1' })),
  });
  url = config.http.publicUrl;
  api = await createApp(config);
  await api.listen();
});
afterAll(async () => {
  await browser.close();
  await api.close();
});

/** A window, and whatever its pages tried against their own content policy. */
async function watchedPage(): Promise<{ page: Page; refused: string[] }> {
  const page = await openPage(browser);
  const refused: string[] = [];
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  return { page, refused };
}

describe('the documentation', () => {
  it('can be read and tried within its own content policy, and keeps no key', async () => {
    const { page, refused } = await watchedPage();
    await page.goto(`${url}/docs`);
    await page.locator('button.authorize').first().click();
    await page
      .locator('.modal-ux input')
      .first()
      .fill(api.demoKey ?? '');
    await page.locator('.modal-ux button.authorize').first().click();
    await page.locator('.modal-ux button.btn-done').first().click();
    await page.locator('#operations-Games-getGame .opblock-summary-control').click();
    await page.locator('#operations-Games-getGame input').first().fill('catan');
    await page.locator('#operations-Games-getGame button.execute').click();
    const row = '#operations-Games-getGame .live-responses-table .response';
    await page.locator(row, { hasText: '200' }).first().waitFor();
    expect(refused).toEqual([]);
    expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).toBe('{}');
    await page.reload();
    expect(await page.locator('button.authorize.unlocked').count()).toBeGreaterThan(0);
  });

  it.each(['/', '/errors', '/errors/not_found'])('shows %s with its style', async path => {
    const { page, refused } = await watchedPage();
    await page.goto(url + path);
    expect(refused).toEqual([]);
    expect(await page.evaluate('getComputedStyle(document.querySelector("main")).maxWidth')).not.toBe('none');
  });
});
