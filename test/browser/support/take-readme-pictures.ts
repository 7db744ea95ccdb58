import { keyIdOf } from '../../e2e/dashboard/support/visitor.js';
import { createKey, openPage, signIn } from './open-browser.js';
import type { Both } from './start-both.js';

const OWNER = 'robin@example.org';

/** Pictures of an account with keys in several states, for the README. */
export async function takeReadmePictures({ browser, apiUrl, dashboardUrl }: Both): Promise<void> {
  const page = await openPage(browser, { viewport: { width: 1_280, height: 720 } });
  await signIn(page, dashboardUrl, OWNER);
  const old = await createKey(page, dashboardUrl, 'Old prototype');
  await page.goto(`${dashboardUrl}/keys/${keyIdOf(old)}/revoke`);
  await page.getByRole('button', { name: 'Revoke key' }).click();
  const planner = await createKey(page, dashboardUrl, 'Club night planner');
  await page.goto(`${dashboardUrl}/keys/${keyIdOf(planner)}`);
  await page.getByRole('button', { name: 'Rotate key' }).click();
  await page.locator('#new-key').waitFor();
  const website = await createKey(page, dashboardUrl, 'Production website');
  for (const [key, count] of [
    [website, 47],
    [planner, 16],
  ] as const)
    for (let number = 0; number < count; number++) await requestWithin(apiUrl, key);
  await page.goto(`${dashboardUrl}/keys`);
  const counts = page.locator('table.keys td.number');
  // The API writes usage once a second.
  const shown = async () => (await counts.allTextContents()).map(text => Number.parseInt(text, 10)).join(' ');
  while ((await shown()) !== '47 16 0') await page.reload();
  await page.screenshot({ path: 'docs/images/dashboard.png' });
  const phone = await openPage(browser, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await signIn(phone, dashboardUrl, OWNER);
  await phone.screenshot({ path: 'docs/images/dashboard-phone.png', fullPage: true });
}

/** Sends a request again while the rate limit refuses it. */
async function requestWithin(apiUrl: string, key: string): Promise<void> {
  const answer = await fetch(`${apiUrl}/games?limit=1`, { headers: { authorization: `Bearer ${key}` } });
  await answer.arrayBuffer();
  if (answer.status === 429) await requestWithin(apiUrl, key);
}
