import { afterAll, afterEach, beforeEach, describe, jest } from '@jest/globals';
import { removeFolders } from './a-source.js';
import { TEST_ELASTICSEARCH_URL, TestCatalog } from './open-test-catalog.js';

/** Several commands are run in most tests, and each makes and merges seven indices on a machine that is busy. */
const TIMEOUT_MS = 120_000;

/** A suite whose every test has an empty catalog of its own; skipped, or failed on CI, without Elasticsearch. */
export function describeIndexer(name: string, suite: (catalog: () => TestCatalog) => void): void {
  (TEST_ELASTICSEARCH_URL === undefined ? describe.skip : describe)(name, () => {
    jest.setTimeout(TIMEOUT_MS);
    let catalog: TestCatalog;
    beforeEach(() => {
      catalog = new TestCatalog();
    });
    afterEach(() => catalog.close());
    afterAll(removeFolders);
    suite(() => catalog);
  });
}
