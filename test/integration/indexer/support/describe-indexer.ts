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
    afterEach(() => catalog.close());
    afterAll(removeFolders);
    suite(() => catalog);
  });
}
