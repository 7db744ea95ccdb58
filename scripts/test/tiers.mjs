import { runBrowserTier } from './browser-tier.mjs';
import { runCheck } from './checks.mjs';
import { runDeployTier } from './deploy-tier.mjs';
import { runJestTier } from './jest-tier.mjs';

/**
 * What CI runs, in this order. `services`: `required` tiers are skipped without real engines, `welcome`
 * ones test less. Each `run` answers with `{ passed, failed, skipped }`.
 */
export const TIERS = [
  { name: 'lint', run: check('lint') },
  { name: 'types', run: check('types') },
  { name: 'arch', run: check('arch') },
  { name: 'unit', run: jest('unit') },
  { name: 'contract', services: 'welcome', run: jest('contract') },
  { name: 'e2e', run: jest('e2e') },
  { name: 'integration', services: 'required', run: jest('integration') },
  { name: 'browser', run: runBrowserTier },
  { name: 'deploy', run: runDeployTier },
];

function check(name) {
  return async ({ signal }) =>
    (await runCheck(name, { signal }))
      ? { passed: 1, failed: 0, skipped: 0 }
      : { passed: 0, failed: 1, skipped: 0 };
}

function jest(name) {
  return context => runJestTier(name, context);
}
