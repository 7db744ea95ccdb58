// Run it through `npm test -- <tier>`, which brings the Node flags that ES modules in Jest need.

/** A tier is a folder's worth of specs; scripts/test.mjs runs them in this order. */
const TIERS = {
  unit: ['<rootDir>/{libs,apps,indexer}/**/*.spec.ts'],
  contract: ['<rootDir>/test/contract/**/*.spec.ts'],
  e2e: ['<rootDir>/test/e2e/**/*.spec.ts'],
  integration: ['<rootDir>/test/integration/**/*.spec.ts'],
  browser: ['<rootDir>/test/browser/**/*.spec.ts'],
};

const shared = {
  testEnvironment: 'node',
  // `#libs/…` resolves to sources, not to `dist`: see "imports" in package.json.
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': '@swc/jest' },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.build/', '<rootDir>/.services/'],
};

export default {
  // Two: a machine of CI has two cores, and the engines want some of them.
  maxWorkers: 2,
  projects: Object.entries(TIERS).map(([name, testMatch]) => ({
    ...shared,
    displayName: name,
    testMatch,
  })),
};
