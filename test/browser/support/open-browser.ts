import { mkdir } from 'node:fs/promises';
import { jest } from '@jest/globals';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { askOverNetwork } from '../../e2e/dashboard/support/ask-over-network.js';
import { Visitor } from '../../e2e/dashboard/support/visitor.js';

// For hooks too, which jest.config.mjs does not cover: on a busy machine a browser takes seconds to start.
jest.setTimeout(60_000);

const DESKTOP = { width: 1100, height: 800 };

/** Of the last run that took some; ignored by git. */
const PICTURES = '.services/screenshots';

/** The Chromium that `test/setup` found or fetched. In a container it has no sandbox of its own, and too small a shared memory. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.TEST_BROWSER ?? '',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}

/** A new window without cookies, as on a first visit. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-GB', ...options });
  context.setDefaultTimeout(10_000);
  return context.newPage();
}

/** Signs in as a person does, page by page. The page of keys stays open. */
export async function signInByHand(page: Page, dashboardUrl: string, email: string): Promise<void> {
  await page.goto(dashboardUrl);
  await page.locator('#email').fill(email);
  await page.locator('#email').press('Enter');
  await page.waitForURL('**/sign-in/sent');
  await page.goto(`${dashboardUrl}/outbox`);
  await page.locator('article pre a').first().click();
  await page.locator('main button').click();
  await page.waitForURL('**/keys');
}

/** As {@link signInByHand}, without showing its pages, which takes most of the time. The page of keys stays open. */
export async function signIn(page: Page, dashboardUrl: string, email: string): Promise<void> {
  const language = await page.evaluate<string>('navigator.language');
  const visitor = new Visitor(askOverNetwork(dashboardUrl), { 'accept-language': language });
  await visitor.askForLink(email);
  const { body } = await visitor.get('/outbox');
  const [, link = ''] = /<article[\s\S]*?<pre[\s\S]*?<a [^>]*href="([^"]*)"/.exec(body) ?? [];
  const { pathname, search } = new URL(link, dashboardUrl);
  await visitor.useLink(pathname + search);
  const cookies = Array.from(visitor.cookies, ([name, value]) => ({ name, value, url: dashboardUrl }));
  await page.context().addCookies(cookies);
  await page.goto(`${dashboardUrl}/keys`);
}

/** Fills in the form for a new key. @returns the text of the key; the page that shows it stays open */
export async function createKey(page: Page, dashboardUrl: string, name: string): Promise<string> {
  await page.goto(`${dashboardUrl}/keys/new`);
  await page.locator('#name').fill(name);
  await page.locator('#name').press('Enter');
  return ((await page.locator('#new-key').textContent()) ?? '').trim();
}

/** Every level, and what axe recommends beyond them: tags, because axe leaves rules of level AAA off by default. */
const LEVELS = [
  ...['wcag2a', 'wcag21a', 'wcag22a'],
  ...['wcag2aa', 'wcag21aa', 'wcag22aa'],
  ...['wcag2aaa', 'wcag21aaa', 'wcag22aaa'],
  'best-practice',
];

/**
 * Rules of WCAG 2.2 that a page violates, on levels A, AA and AAA, without exception. Our pages have no frames of other
 * origins; for those that have, axe takes three times as long.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(LEVELS);
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** For people to look at, with `TEST_PICTURES=1`: pictures of whole pages take longer than everything that is tested on them. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env.TEST_PICTURES) return;
  await mkdir(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
}

/** Whether there is space between the title of a page, with its buttons, and what follows. */
export function hasSpaceBelowTitle(page: Page): Promise<boolean> {
  return page.evaluate(`(() => {
    const head = document.querySelector('.page-head');
    const next = document.querySelector('.page-head ~ :not(svg)');
    if (!next) return true;
    return next.getBoundingClientRect().top - head.getBoundingClientRect().bottom >= 12;
  })()`);
}

/** The boldest weight of any text: more than 700 means that bold was applied twice. */
export function boldestWeight(page: Page): Promise<number> {
  return page.evaluate(
    `Math.max(...[...document.querySelectorAll('body *')].map(element => getComputedStyle(element).fontWeight))`,
  );
}

/** Texts that must be in one line, and are not: scales of meters, and limits in tables. */
export function wrappedOn(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll('.meter-scale, .rows .number .sub')]
    .filter(element => element.clientHeight >= 2 * parseFloat(getComputedStyle(element).lineHeight))
    .map(element => element.textContent)`);
}

/** Addresses in which `://` may be drawn as one sign. */
export function joinedOn(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll('body *')]
    .filter(element => [...element.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.includes('://')))
    .map(element => [element, getComputedStyle(element)])
    .filter(([, style]) => style.fontFamily.includes('Mono') && style.fontVariantLigatures !== 'none')
    .map(([element]) => element.outerHTML.slice(0, 200))`);
}

/** Whether everything fits the width of the window. */
export function fitsWidth(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth');
}
