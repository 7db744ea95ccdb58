import { addDays, dayOf } from '#libs/admission';
import { keyIdOf } from '../../e2e/dashboard/support/visitor.js';
import { createKey, openPage, signIn } from './open-browser.js';
import { recordAYear } from './record-a-year.js';
import type { Both } from './start-both.js';

const OWNER = 'robin@example.org';

/** Pictures of an account with a year of use and keys in several states, for the README. */
export async function takeReadmePictures({ browser, apiUrl, dashboardUrl, dataDir }: Both): Promise<void> {
  const page = await openPage(browser, { viewport: { width: 1_280, height: 960 } });
  await signIn(page, dashboardUrl, OWNER);
  const old = await createKey(page, dashboardUrl, 'Old prototype');
  await page.goto(`${dashboardUrl}/keys/${keyIdOf(old)}/revoke`);
  await page.getByRole('button', { name: 'Revoke key' }).click();
  const planner = await createKey(page, dashboardUrl, 'Club night planner');
  await page.goto(`${dashboardUrl}/keys/${keyIdOf(planner)}`);
  await page.getByRole('button', { name: 'Rotate key' }).click();
  await page.locator('#new-key').waitFor();
  const website = await createKey(page, dashboardUrl, 'Production website');
  for (const key of [website, planner]) await request(apiUrl, key);
  await page.goto(`${dashboardUrl}/keys`);
  // The API writes usage once a second.
  while (((await page.locator('table.keys').textContent()) ?? '').split('minute ago').length < 3)
    await page.reload();
  recordAYear(dataDir, OWNER, [
    { keyId: keyIdOf(website), perDay: 2_400, madeDaysAgo: 365 },
    { keyId: keyIdOf(planner), perDay: 500, madeDaysAgo: 120 },
    { keyId: keyIdOf(old), perDay: 900, madeDaysAgo: 362, endedDaysAgo: 250 },
  ]);
  const today = dayOf(Date.now());
  await page.goto(`${dashboardUrl}/usage?from=${addDays(today, -365)}&to=${today}`);
  await page.screenshot({ path: 'docs/images/dashboard.png' });
  const phone = await openPage(browser, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await signIn(phone, dashboardUrl, OWNER);
  await phone.screenshot({ path: 'docs/images/dashboard-phone.png', fullPage: true });
}

async function request(apiUrl: string, key: string): Promise<void> {
  const answer = await fetch(`${apiUrl}/games?limit=1`, { headers: { authorization: `Bearer ${key}` } });
  await answer.arrayBuffer();
}
