import { findProgram, providePrograms } from '../../scripts/services/debian-programs.mjs';

/** Names the browser of the specs: the one that TEST_BROWSER names, the machine's Chromium, or one that is fetched. */
export default async function provideChromium() {
  if (process.env.TEST_BROWSER) return;
  await providePrograms(['chromium']);
  process.env.TEST_BROWSER = findProgram('chromium');
}
