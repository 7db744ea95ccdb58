import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { writeSource } from '#libs/testing';
import { FIXTURE } from '../../e2e/support/fixture-catalog.js';
import { startApi } from '../../e2e/support/start-api.js';
import { indexCatalog, type IndexedCatalog } from '../../support/index-catalog.js';
import { runSchemathesis } from './run-schemathesis.js';

let indexed: IndexedCatalog;
beforeAll(async () => void (indexed = await indexCatalog(await writeSource(FIXTURE))));
afterAll(() => indexed.remove());

it('does what its description says, on Elasticsearch', async () => {
  const { url, prefix } = indexed;
  const api = await startApi({ environment: { ELASTICSEARCH_URL: url, ELASTICSEARCH_PREFIX: prefix } });
  try {
    await api.app.listen();
    const { isGood, report } = await runSchemathesis(api.app, api.key);
    if (!isGood) throw new Error(report);
    expect(report).toMatch(/\d+ generated/);
  } finally {
    await api.close();
  }
});
