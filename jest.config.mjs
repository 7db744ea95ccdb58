const shared = {
  runtime: '<rootDir>/test/setup/shared-packages.mjs',
  testEnvironment: '<rootDir>/test/setup/timed-environment.mjs',
  // `#libs/…` resolves to sources, not to `dist`: see "imports" in package.json.
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': '@swc/jest' },
  // These packages offer their sources under the same condition as we do.
  transformIgnorePatterns: ['/node_modules/(?!(eventsource|eventsource-parser)/)'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  setupFiles: ['<rootDir>/test/setup/fast-check.mjs'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.build/', '<rootDir>/.services/'],
};

function project(displayName, testMatch, more = {}) {
  return { ...shared, displayName, testMatch, ...more };
}

const services = {
  globalSetup: './test/setup/start-services.mjs',
  globalTeardown: './test/setup/stop-services.mjs',
};

export default {
  // A busy machine may be ten times slower than a quiet one, and the long form has ten times as much to do.
  testTimeout: process.env.TEST_LONG ? 3_000_000 : 300_000,
  // Two more than a machine of CI has cores: specs often wait for an engine, a browser or a clock.
  maxWorkers: 4,
  // Node does not free the modules of a spec. A worker that kept those of all specs (4 GB) would collect garbage most of the time.
  workerIdleMemoryLimit: '500MB',
  testSequencer: './test/setup/slow-tiers-first.mjs',
  cacheDirectory: 'node_modules/.cache/jest',
  globalSetup: './test/setup/temporary-folder.mjs',
  projects: [
    project('unit', ['<rootDir>/{libs,apps,indexer}/**/*.spec.ts']),
    project('contract', ['<rootDir>/test/contract/**/*.spec.ts']),
    project('e2e', ['<rootDir>/test/e2e/**/*.spec.ts']),
    ...(process.env.TEST_LONG
      ? [
          // Each recipe takes minutes, and the soak an hour.
          project('recipes', ['<rootDir>/test/recipes/**/*.spec.ts']),
          project('soak', ['<rootDir>/test/soak/**/*.spec.ts'], services),
        ]
      : []),
    project('scale', ['<rootDir>/test/scale/**/*.spec.ts']),
    project('attack', ['<rootDir>/test/attack/**/*.spec.ts']),
    project('integration', ['<rootDir>/test/integration/**/*.spec.ts'], services),
    project('browser', ['<rootDir>/test/browser/**/*.spec.ts'], {
      globalSetup: './test/setup/provide-chromium.mjs',
    }),
    project('deploy', ['<rootDir>/test/deploy/**/*.spec.ts'], {
      globalSetup: './test/setup/provide-deploy-programs.mjs',
    }),
  ],
};
