import { afterAll, afterEach, beforeEach, describe, jest } from '@jest/globals';
import { removeFolders } from './a-source.js';
import { TestCatalog } from './open-test-catalog.js';

/** Several commands are run in most tests, and each makes and merges seven indices on a machine that is busy. */
const TIMEOUT_MS = 120_000;

/** A suite whose every test has an empty catalog of its own. */
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
