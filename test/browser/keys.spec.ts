import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  createKey as createKeyAt,
  fitsWidth,
  openPage,
  signIn,
  takePicture,
  violationsOn,
} from './support/open-browser.js';
import { type Both, startBoth } from './support/start-both.js';
import { keyIdOf } from '../e2e/dashboard/support/visitor.js';

let both: Both;
beforeAll(async () => {
  both = await startBoth();
});
afterAll(() => both.close());

const createKey = (page: Page, name: string) => createKeyAt(page, both.dashboardUrl, name);
const rowsOf = (page: Page) => page.locator('table.keys tbody tr:not(.group)');

describe('the samples beside a new key', () => {
  it.each(['en-GB', 'fr-FR', 'de-DE', 'es-ES', 'it-IT'])(
    'have their tabs in one line on a phone: %s',
    async locale => {
      const page = await openPage(both.browser, { locale, viewport: { width: 390, height: 844 } });
      await signIn(page, both.dashboardUrl, `tabs-${locale}@example.org`.toLowerCase());
      await createKey(page, 'site');
      const tops = await page.evaluate<number[]>(
        "[...document.querySelectorAll('.tab')].map(tab => tab.offsetTop)",
      );
      expect(tops).toEqual(Array(4).fill(tops[0]));
      await page.context().close();
    },
  );
});

describe('on a phone', () => {
  let page: Page;
  // One sign-in for both: a client may try thirty times.
  beforeAll(async () => {
    page = await openPage(both.browser, { viewport: { width: 320, height: 568 } });
    await signIn(page, both.dashboardUrl, 'phone@example.org');
  });
  afterAll(() => page.context().close());

  it('the sample beside a key for a web page works in a page of its origin, and in no other', async () => {
    const site = createServer((_, response) =>
      response.setHeader('content-type', 'text/html').end('<p>page'),
    );
    await once(site.listen(0), 'listening');
    const { port } = site.address() as AddressInfo;
    const allowed = `http://127.0.0.1:${port}`;
    await page.goto(`${both.dashboardUrl}/keys/new`);
    await page.getByLabel('Name').fill('site');
    await page.getByText('Restrictions (optional)').click();
    await page.getByLabel('Web pages that may use the key').fill(allowed);
    await page.getByRole('button', { name: 'Create key' }).click();
    const sample = await page.locator('#sample-page').textContent();
    await takePicture(page, 'page-sample-320');
    expect([await violationsOn(page), await fitsWidth(page)]).toEqual([[], true]);
    const printed: string[] = [];
    page.on('console', message => printed.push(message.text()));
    const send = async (origin: string) => {
      await page.goto(origin);
      printed.length = 0;
      await page.evaluate(`(async () => { ${sample ?? ''} })()`);
      return printed.find(text => /^\d{3} /.test(text))?.slice(0, 3);
    };
    expect(await send(allowed)).toBe('200');
    expect(await send(`http://localhost:${port}`)).toBe('403');
    site.close();
  });

  it('what is wrong with a form is seen on a phone without scrolling, has the focus, and leads to the field', async () => {
    await page.goto(`${both.dashboardUrl}/keys/new`);
    await page.getByLabel('Name').fill('site');
    await page.getByText('Restrictions (optional)').click();
    await page.getByLabel('Networks that may use the key').fill('home');
    await page.getByRole('button', { name: 'Create key' }).click();
    const summary = page.locator('#error-summary');
    await summary.waitFor();
    await takePicture(page, 'faults-320');
    expect(await page.title()).toMatch(/^Error: /);
    expect(await summary.evaluate('document.activeElement.id')).toBe('error-summary');
    const { top, bottom } = await page.evaluate<{ top: number; bottom: number }>(
      "document.getElementById('error-summary').getBoundingClientRect().toJSON()",
    );
    expect([top >= 0, bottom <= 568]).toEqual([true, true]);
    expect([await violationsOn(page), await fitsWidth(page)]).toEqual([[], true]);
    await summary.getByRole('link').click();
    expect(await page.evaluate('document.activeElement.id')).toBe('networks');
  });
});

describe('after a key was created', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage(both.browser);
    await signIn(page, both.dashboardUrl, 'reload@example.org');
  });
  afterAll(() => page.context().close());

  it('reloading makes nothing, and says that the key was shown', async () => {
    expect(await createKey(page, 'site')).toMatch(/^bgc_/);
    for (let times = 0; times < 3; times++) await page.reload();
    expect(await page.locator('h1').textContent()).toBe('This key has already been shown');
    await page.goto(`${both.dashboardUrl}/keys`);
    expect(await rowsOf(page).count()).toBe(1);
  });

  it('Back leads to an empty form, without a question, and Forward to the page that showed the key', async () => {
    await createKey(page, 'second');
    await page.getByRole('link', { name: 'I have saved it' }).click();
    await page.goBack();
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/keys/new');
    await page.goForward();
    expect(await page.locator('h1').textContent()).toBe('This key has already been shown');
    await page.goto(`${both.dashboardUrl}/keys`);
    expect(await rowsOf(page).count()).toBe(2);
  });

  it('a double click on the button makes one key, and shows it', async () => {
    await page.goto(`${both.dashboardUrl}/keys/new`);
    await page.getByLabel('Name').fill('third');
    await page.getByRole('button', { name: 'Create key' }).dblclick();
    await page.locator('#new-key').waitFor();
    await page.goto(`${both.dashboardUrl}/keys`);
    expect(await rowsOf(page).count()).toBe(3);
  });

  it('a fourth one is refused with the reason, and what was typed stays', async () => {
    await page.goto(`${both.dashboardUrl}/keys/new`);
    const create = page.getByRole('button', { name: 'Create key' });
    expect(await create.isEnabled()).toBe(false);
    await page.getByLabel('Name').fill('fourth');
    await page.getByLabel('Name').press('Enter');
    await page.waitForLoadState();
    const alert = page.getByRole('alert');
    expect(await alert.textContent()).toContain('You have as many keys as the Free plan allows: 3.');
    expect(await page.getByLabel('Name').inputValue()).toBe('fourth');
    await page.goto(`${both.dashboardUrl}/keys`);
    expect(await page.getByRole('link', { name: 'Create key' }).getAttribute('href')).toBeNull();
  });

  it('the button is seen to be unavailable where colors are forced, too', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const [create, unavailable] = await page.evaluate<[string, string]>(`(() => {
      const example = document.body.appendChild(document.createElement('p'));
      example.style.color = 'GrayText';
      return [document.querySelector('.button[aria-disabled]'), example].map(each => getComputedStyle(each).color);
    })()`);
    expect(create).toBe(unavailable);
  });
});

describe('the page of a key', () => {
  let page: Page;
  let url: string;
  beforeAll(async () => {
    page = await openPage(both.browser);
    await signIn(page, both.dashboardUrl, 'changes@example.org');
    const key = await createKey(page, 'site');
    url = `${both.dashboardUrl}/keys/${keyIdOf(key)}`;
    await page.goto(url);
  });
  afterAll(() => page.context().close());

  const message = () => page.getByRole('main').getByRole('status').first().textContent();

  it('renames, and says so once', async () => {
    await page.getByRole('link', { name: 'Rename' }).click();
    await page.getByLabel('New name').fill('Club night planner');
    await page.keyboard.press('Enter');
    expect(await message()).toContain('It is now called “Club night planner”.');
    expect(await page.locator('h1').textContent()).toBe('Club night planner');
    await page.reload();
    expect(await page.locator('.message').count()).toBe(0);
  });

  it('rotates once, however often the page after it is reloaded', async () => {
    await page.goto(url);
    await page.getByRole('button', { name: 'Rotate key' }).click();
    await page.locator('#new-key').waitFor();
    for (let times = 0; times < 2; times++) await page.reload();
    await page.goto(url);
    expect(await page.locator('.items > li').count()).toBe(2);
    expect(await page.locator('.title-row').textContent()).toContain('Rotating');
  });

  it('chooses how long the old secret works with the keyboard, and warns when it ends at once', async () => {
    const chosen = page.locator('.radio-card:has(:checked)');
    await page.locator('input[name="overlap"]:checked').focus();
    for (const title of ['7 days', '1 hour', 'End all old secrets now']) {
      await page.keyboard.press('ArrowDown');
      expect(await chosen.locator('.radio-title').textContent()).toBe(title);
    }
    const color = await page.evaluate<string>(
      'getComputedStyle(document.querySelector(".radio-card:has(:checked)")).borderTopColor',
    );
    expect(color).toBe('rgb(145, 36, 24)');
  });

  it('ends the previous secret after a question', async () => {
    await page.goto(url);
    await page.getByRole('link', { name: /^End now/ }).click();
    await page.getByRole('button', { name: 'End secret' }).click();
    expect(await message()).toContain('Secret ended.');
    expect(await page.locator('.items > li').count()).toBe(1);
  });

  it('changes the expiry', async () => {
    await page.getByRole('link', { name: 'Change: Expires' }).click();
    await page.getByLabel('In 30 days').check();
    await page.getByRole('button', { name: 'Save expiration' }).click();
    expect(await message()).toContain('The key expires on');
    expect(await page.locator('.title-row').textContent()).toMatch(/Expires in (29|30) days/);
  });

  it('asks for a date only where one is chosen', async () => {
    await page.getByRole('link', { name: 'Change: Expires' }).click();
    const date = page.getByLabel('Expiration date');
    expect(await date.isVisible()).toBe(false);
    await page.getByLabel('On a date').check();
    expect(await date.isVisible()).toBe(true);
    expect([await fitsWidth(page), await violationsOn(page)]).toEqual([true, []]);
    await takePicture(page, 'expiry-date');
    const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await date.fill(inThreeDays);
    await page.getByRole('button', { name: 'Save expiration' }).click();
    expect(await page.locator('.title-row').textContent()).toMatch(/Expires in (2|3) days/);
  });

  it('revokes after a question, and says so', async () => {
    await page.getByRole('link', { name: 'Revoke…' }).click();
    expect(await page.locator('h1').textContent()).toBe('Revoke “Club night planner”?');
    await page.getByRole('button', { name: 'Revoke key' }).click();
    expect(await message()).toContain('Key revoked.');
    await page.goto(`${both.dashboardUrl}/keys`);
    expect(await page.locator('tbody.muted').textContent()).toMatch(/No longer working.*Revoked/s);
  });
});

describe.each([
  { width: 1280, height: 860, colorScheme: 'light' },
  { width: 1280, height: 860, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 320, height: 640, colorScheme: 'light' },
] as const)('$width px wide, $colorScheme', ({ width, height, colorScheme }) => {
  let page: Page;
  let picture: number;
  beforeAll(async () => {
    page = await openPage(both.browser, { viewport: { width, height }, colorScheme });
    await signIn(page, both.dashboardUrl, `w${width}-${colorScheme}@example.org`);
    picture = 0;
  });
  afterAll(() => page.context().close());

  async function examine(name: string): Promise<void> {
    expect([name, await violationsOn(page)]).toEqual([name, []]);
    expect([name, await fitsWidth(page)]).toEqual([name, true]);
    await takePicture(page, `keys-${width}-${colorScheme}-${picture++}-${name}`);
  }

  // What these pages show before anything was done on them is examined in pages.spec.ts.
  it('every page about keys is accessible and fits the window after it was used', async () => {
    const key = await createKey(page, 'Production website');
    for (const path of ['/games', '/games/catan', '/games/nothing'])
      await fetch(both.apiUrl + path, { headers: { authorization: `Bearer ${key}` } });
    await page.reload();
    await examine('gone');
    const url = `${both.dashboardUrl}/keys/${keyIdOf(key)}`;
    await page.goto(url);
    await page.getByRole('button', { name: 'Rotate key' }).click();
    await page.goto(`${url}/expiry`);
    await page.getByLabel('In 30 days').check();
    await examine('expiry');
    await page.getByRole('button', { name: 'Save expiration' }).click();
    await page.locator('.message').waitFor();
    await examine('key');
    await page.goto(`${url}/restrictions`);
    await page.getByLabel('Web pages that may use the key').fill('shop.example');
    await page.getByRole('button', { name: 'Save restrictions' }).click();
    await page.locator('.error').waitFor();
    await examine('restrictions');
    await page.getByLabel('Web pages that may use the key').fill('https://shop.example');
    await page.getByRole('button', { name: 'Save restrictions' }).click();
    await page.locator('.message').waitFor();
    await examine('restricted');
    await page.goto(`${url}/rename`);
    await page.getByLabel('New name').fill('');
    await page.evaluate('document.querySelector("form.narrow").submit()');
    await page.locator('.error').waitFor();
    await examine('rename');
    const old = await createKey(page, 'Old prototype');
    await page.goto(`${both.dashboardUrl}/keys/${keyIdOf(old)}/revoke`);
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await examine('revoked');
    await page.goto(`${both.dashboardUrl}/keys`);
    await examine('keys');
  });

  it('breaks no word in the state of a key where its usage is shown', async () => {
    await page.goto(`${both.dashboardUrl}/usage?language=de`);
    const state = page.locator('.figures .sub');
    // A line is 18 px high.
    expect((await state.boundingBox())?.height).toBeLessThan(30);
  });

  it('shows the name and the state of every key without scrolling sideways', async () => {
    await page.goto(`${both.dashboardUrl}/keys`);
    for (const row of await rowsOf(page).all()) {
      for (const part of ['.name a', '.badge']) {
        const box = await row.locator(part).first().boundingBox();
        expect(box).toMatchObject({ x: expect.any(Number) });
        expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
      }
    }
  });
});

describe('the layout of a page', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage(both.browser);
    await signIn(page, both.dashboardUrl, 'layout@example.org');
  });
  afterAll(() => page.context().close());

  it('is not broken by a key with the longest name', async () => {
    const key = `/keys/${keyIdOf(await createKey(page, 'x'.repeat(100)))}`;
    const ofKey = ['', '/rename', '/expiry', '/restrictions', '/revoke'].map(path => key + path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/keys', ...ofKey, '/usage', '/requests', '/activity']) {
        await page.goto(both.dashboardUrl + path);
        expect([width, path, await fitsWidth(page)]).toEqual([width, path, true]);
        // A choice of keys as wide as the name would push the other filters away.
        const widest = await page.evaluate<number>(
          'Math.max(0, ...[...document.querySelectorAll("main select")].map(({ offsetWidth }) => offsetWidth))',
        );
        expect(widest).toBeLessThanOrEqual(300);
      }
    }
  });

  it('shows the current page where colors are forced', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`${both.dashboardUrl}/keys`);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const [here, other] = await page.evaluate<[string, string]>(
        `['/keys', '/usage'].map(path => getComputedStyle(document.querySelector('.sections a[href="' + path + '"]')).backgroundColor)`,
      );
      expect(here).not.toBe(other);
    }
  });
});

it('works without JavaScript: creating, tabs, menus, rotating', async () => {
  const page = await openPage(both.browser, { javaScriptEnabled: false });
  await signIn(page, both.dashboardUrl, 'no-script-keys@example.org');
  const key = await createKey(page, 'plain');
  expect(key).toMatch(/^bgc_/);
  expect(await page.locator('[data-copy]:visible').count()).toBe(0);
  await page.getByLabel('Python').check({ force: true });
  expect(await page.locator('#sample-python').isVisible()).toBe(true);
  expect(await page.locator('#sample-curl').isVisible()).toBe(false);
  await page.goto(`${both.dashboardUrl}/keys`);
  await page.locator('.row-menu summary').click();
  await page.getByRole('link', { name: 'Rename' }).click();
  expect(await page.locator('h1').textContent()).toBe('Rename “plain”');
  await page.context().close();
});
