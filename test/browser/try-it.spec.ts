import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { createKey, openPage, signIn, takePicture, violationsOn } from './support/open-browser.js';
import { type Both, startBoth } from './support/start-both.js';

let both: Both;
let page: Page;
let key: string;
beforeAll(async () => {
  both = await startBoth();
  page = await openPage(both.browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  await signIn(page, both.dashboardUrl, 'ada@example.org');
  key = await createKey(page, both.dashboardUrl, 'my web site');
});
afterAll(() => both.close());

const textOf = (id: string) => page.locator(`#${id}`).textContent();

describe('trying the API', () => {
  it('sends the request of the form, and shows the response', async () => {
    await page.goto(`${both.dashboardUrl}/try-it`);
    await page.getByLabel('API key').fill(key);
    await page.locator('#parameter-q').fill('catan');
    await page.locator('#parameter-limit').fill('1');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.locator('#try-head').waitFor();
    expect(await textOf('try-address')).toBe(`${both.apiUrl}/games?q=catan&limit=1`);
    expect(await textOf('try-status')).toBe('200 OK');
    expect(await textOf('try-time')).toMatch(/^[\d,]+ ms$/);
    expect(await textOf('try-size')).toMatch(/^[\d.]+ (kB|bytes)$/);
    expect(await textOf('try-left')).toBe('4,999');
    expect(JSON.parse((await textOf('try-body')) ?? '')).toMatchObject({ data: [{ id: 'catan' }] });
    expect(await page.locator('#try-body .code-key').count()).toBeGreaterThan(3);
    await page.locator('.tab', { hasText: 'Headers' }).click();
    expect(await page.locator('#try-headers').innerText()).toMatch(/^ratelimit: /m);
    expect(await violationsOn(page)).toEqual([]);
    await takePicture(page, 'try-it');
  });

  it('shows a problem as it came', async () => {
    await page.locator('#parameter-limit').fill('0');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.locator('#try-status .warn').waitFor();
    expect(JSON.parse((await textOf('try-body')) ?? '')).toMatchObject({ code: 'invalid_parameter' });
    expect(await textOf('try-size')).toMatch(/^\d{3} bytes$/);
  });

  it('explains a key that cannot be one, before it sends anything', async () => {
    const sent: string[] = [];
    page.on('request', request => sent.push(request.url()));
    await page.getByLabel('API key').fill('bgc–clé');
    await page.getByRole('button', { name: 'Send request' }).click();
    expect(await textOf('try-key-error')).toContain('a character that keys never contain');
    expect(await page.locator('#try-key').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('copies the request as a curl command, without the key', async () => {
    await page.getByLabel('API key').fill(key);
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      `curl -H "Authorization: Bearer $BGC_API_KEY" \\\n  '${both.apiUrl}/games?q=catan&limit=0'`,
    );
  });

  it('says “Copied” for a moment, however often the button is clicked', async () => {
    const copied = page.getByRole('button', { name: 'Copied' });
    const copy = page.getByRole('button', { name: 'Copy as curl' });
    await copy.click();
    await copied.click();
    await copy.waitFor();
    expect(await copied.count()).toBe(0);
  });

  it('stops waiting for an API that does not respond, and when another operation is chosen', async () => {
    const waiting = await openPage(both.browser);
    // 30 seconds are 3 here.
    await waiting.addInitScript(`const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = ms => timeout(ms / 10);`);
    await signIn(waiting, both.dashboardUrl, 'waiting@example.org');
    await waiting.route('**/api/v1/**', () => {});
    await waiting.goto(`${both.dashboardUrl}/try-it`);
    await waiting.getByLabel('API key').fill(key);
    await waiting.getByRole('button', { name: 'Send request' }).click();
    await waiting.getByText('The API did not respond within 30 seconds').waitFor();
    await waiting.getByRole('button', { name: 'Send request' }).click();
    await waiting.locator('#try-operation').selectOption('/people');
    await waiting.locator('#try-send:not([aria-busy])').waitFor();
    await waiting.locator('#try-progress').waitFor({ state: 'hidden' });
    await waiting.context().close();
  });

  it('shows the parameters of another operation, and puts a slug into the path', async () => {
    await page.locator('#try-operation').selectOption('/games/{slug}');
    await page.locator('#parameter-slug').waitFor();
    expect(await textOf('try-curl-text')).toContain('/games/wingspan');
    await page.locator('#parameter-slug').fill('catan');
    expect(await textOf('try-curl-text')).toContain('/games/catan');
    expect(await textOf('try-operation-path')).toBe('GET /games/{slug}');
    expect(await page.locator('#try-curl-text').isVisible()).toBe(true);
    expect(await page.locator('#try-head').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.locator('#try-head').waitFor();
    expect(await textOf('try-address')).toBe(`${both.apiUrl}/games/catan`);
    await page.reload();
    expect(await page.locator('#try-operation').inputValue()).toBe('/games/{slug}');
  });

  it('signs in first when the session has ended before another operation is chosen', async () => {
    const other = await openPage(both.browser);
    await signIn(other, both.dashboardUrl, 'ended@example.org');
    await other.goto(`${both.dashboardUrl}/try-it`);
    await other.context().clearCookies();
    await other.locator('#try-operation').selectOption('/people');
    await other.waitForURL('**/sign-in');
  });

  it('shows a long response in a panel of its own, which scrolls', async () => {
    await page.goto(`${both.dashboardUrl}/try-it`);
    await page.getByLabel('API key').fill(key);
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.locator('#try-body').waitFor();
    const [content, shown] = await page.evaluate<[number, number]>(
      "(e => [e.scrollHeight, e.clientHeight])(document.getElementById('try-body'))",
    );
    expect(content).toBeGreaterThan(shown);
    expect(shown).toBeLessThanOrEqual(page.viewportSize()!.height * 0.7);
  });

  it('keeps the key in the page only', async () => {
    expect(page.url()).not.toContain('bgc_');
    expect(await page.evaluate('JSON.stringify([localStorage, sessionStorage])')).toBe('[{},{}]');
  });

  it('writes the curl command without JavaScript', async () => {
    const plain = await openPage(both.browser, { javaScriptEnabled: false });
    await signIn(plain, both.dashboardUrl, 'plain@example.org');
    await plain.goto(`${both.dashboardUrl}/try-it`);
    expect(await plain.locator('#try-key').isVisible()).toBe(false);
    await plain.locator('#parameter-q').fill('wingspan');
    await plain.getByRole('button', { name: 'Show curl command' }).click();
    expect(await plain.locator('#try-curl-text').textContent()).toContain('q=wingspan');
  });
});
