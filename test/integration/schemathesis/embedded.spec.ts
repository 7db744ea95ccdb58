import { expect, it } from '@jest/globals';
import { startApi } from '../../e2e/support/start-api.js';
import { runSchemathesis } from './run-schemathesis.js';

it('does what its description says, with everything embedded', async () => {
  const api = await startApi();
  try {
    await api.app.listen();
    const { isGood, report } = await runSchemathesis(api.app, api.key);
    if (!isGood) throw new Error(report);
    expect(report).toMatch(/\d+ generated/);
  } finally {
    await api.close();
  }
});
