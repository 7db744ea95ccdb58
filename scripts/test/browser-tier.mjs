import { findCommand } from '../support/find-command.mjs';
import { say } from '../support/say.mjs';
import { runJestTier } from './jest-tier.mjs';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];

/** Pages in a real browser: the machine's own, because browsers are too large to come with the dependencies. */
export async function runBrowserTier(context) {
  const browser = BROWSERS.map(name => findCommand(name)).find(Boolean);
  if (browser === undefined) {
    const onCi = Boolean(process.env.CI);
    say(`${onCi ? 'FAILED' : 'SKIPPED'}: there is no Chromium (apt-get install chromium; .ci/run does it)`);
    return { passed: 0, failed: onCi ? 1 : 0, skipped: onCi ? 0 : 1, remark: 'no browser' };
  }
  const environment = { ...context.environment, TEST_BROWSER: browser };
  return runJestTier('browser', { ...context, environment });
}
