import { expect, it } from '@jest/globals';
import { writeSource } from '#libs/testing';
import { FIXTURE } from '../../e2e/support/fixture-catalog.js';
import { startApi } from '../../e2e/support/start-api.js';
import { indexCatalog } from '../../support/index-catalog.js';
import { runSchemathesis } from './run-schemathesis.js';

// One file for both engines: two files would run at the same time and install Schemathesis into the same folder.

it('does what its description says, with everything embedded', () => expectNoFinding({}));

it('does what its description says, on Elasticsearch', async () => {
  const indexed = await indexCatalog(await writeSource(FIXTURE));
  try {
    await expectNoFinding({ ELASTICSEARCH_URL: indexed.url, ELASTICSEARCH_PREFIX: indexed.prefix });
  } finally {
    await indexed.remove();
  }
});

async function expectNoFinding(environment: Record<string, string>): Promise<void> {
  const api = await startApi({ environment });
  try {
    await api.app.listen();
    const { isGood, report } = await runSchemathesis(api.app, api.key);
    if (!isGood) throw new Error(report);
    for (const phase of ['Examples', 'Coverage', 'Fuzzing', 'Stateful'])
      expect(report).toContain(`✅ ${phase}`);
  } finally {
    await api.close();
  }
}
