import { afterAll, afterEach, beforeEach, describe, jest } from '@jest/globals';
import { removeFolders } from './a-source.js';
import { TestCatalog } from './open-test-catalog.js';

/** Most tests run several commands, and each creates and merges seven indices on a machine that may be busy. */
const TIMEOUT_MS = 120_000;

/** A suite in which every test has its own empty catalog. */
export function describeIndexer(name: string, suite: (catalog: () => TestCatalog) => void): void {
  describe(name, () => {
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
