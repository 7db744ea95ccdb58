import { afterAll, afterEach, beforeEach, describe } from '@jest/globals';
import { removeFolders } from './a-source.js';
import { TestCatalog } from './open-test-catalog.js';

/** A suite in which every test has its own empty catalog. */
export function describeIndexer(name: string, suite: (catalog: () => TestCatalog) => void): void {
  describe(name, () => {
    let catalog: TestCatalog;
    beforeEach(() => {
      catalog = new TestCatalog();
    });
    suite(() => catalog);
    // After the hooks of the suite, which close what it opened on the catalog: hooks run in the order of their definition.
    afterEach(() => catalog.close());
    afterAll(removeFolders);
  });
}
