// House rule 2: dependencies point inward. `npm run arch` says where they do not.

/** The domains, which know nothing but themselves. */
const PURE = '^libs/(catalog|admission)/';
const ADAPTERS = '^libs/(search-elastic|search-embedded|admission-redis|admission-embedded)/';

/** Where a process is put together: the only places that name an adapter. */
const COMPOSITION_ROOTS = [
  '^apps/[^/]+/src/app\\.module\\.ts$',
  '^(apps|indexer)/.*/compose-[^/]+\\.ts$',
  '^(apps|indexer)/.*/main\\.ts$',
];
const TESTS = ['^(test|bench)/', '\\.spec\\.ts$'];

/** A package as it is imported, wherever npm put it; the resolved path or, unresolved, the bare name. */
const packages = names => `(^|node_modules/)(${names})(/|$)`;

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'What goes round in circles cannot be read, tested or replaced apart.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-cycles-between-folders',
      comment: 'A folder of the dashboard is a subject: two that import each other are one subject.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/dashboard/src/' },
      to: { circular: true },
    },
    {
      name: 'elasticsearch-in-its-places',
      comment: 'Only search-elastic and the indexer know Elasticsearch.',
      severity: 'error',
      from: { pathNot: ['^libs/search-elastic/', '^indexer/', ...TESTS] },
      to: { path: packages('@elastic/[^/]+') },
    },
    {
      name: 'redis-in-its-place',
      comment: 'Only admission-redis knows Redis.',
      severity: 'error',
      from: { pathNot: ['^libs/admission-redis/', ...TESTS] },
      to: { path: packages('ioredis') },
    },
    {
      name: 'sql-in-its-places',
      comment: 'Only accounts and admission-embedded touch SQL.',
      severity: 'error',
      from: { pathNot: ['^libs/(accounts|admission-embedded)/', ...TESTS] },
      to: { path: [packages('kysely|pg|better-sqlite3'), '^(node:)?sqlite$'] },
    },
    {
      name: 'domains-are-pure',
      comment: 'catalog and admission import nothing but themselves and node: modules.',
      severity: 'error',
      from: { path: PURE, pathNot: TESTS },
      to: { pathNot: ['^libs/$1/'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'client-alone',
      comment: 'The client is published by itself: what it imported would be missing there.',
      severity: 'error',
      from: { path: '^libs/client/', pathNot: TESTS },
      to: { pathNot: '^libs/client/' },
    },
    {
      name: 'libraries-without-nest',
      comment: 'Nest is the business of apps: libraries carry no decorators and run without it.',
      severity: 'error',
      from: { path: '^(libs|indexer)/' },
      to: { path: packages('@nestjs/[^/]+') },
    },
    {
      name: 'service-for-http-processes',
      comment: 'What HTTP processes share is of no use to libraries, commands and the indexer.',
      severity: 'error',
      from: {
        path: '^(apps|libs|indexer)/',
        pathNot: ['^apps/(api|dashboard|mcp)/', '^libs/(service|design)/', ...TESTS],
      },
      to: { path: '^libs/service/' },
    },
    {
      name: 'service-knows-no-domain',
      comment: 'Connections, load and lifecycle are the same whatever is served.',
      severity: 'error',
      from: { path: '^libs/service/', pathNot: TESTS },
      to: { path: '^libs/', pathNot: '^libs/service/' },
    },
    {
      name: 'adapters-in-composition-roots',
      comment: 'Everybody else asks for the port; which engine answers is configuration.',
      severity: 'error',
      from: {
        path: '^(apps|libs|indexer)/',
        pathNot: [...COMPOSITION_ROOTS, ...TESTS, ADAPTERS, '^indexer/'],
      },
      to: { path: ADAPTERS },
    },
    {
      name: 'adapters-apart',
      comment: 'An adapter does not lean on another one.',
      severity: 'error',
      from: { path: ADAPTERS, pathNot: TESTS },
      to: { path: ADAPTERS, pathNot: '^libs/$1/' },
    },
    {
      name: 'indexer-writes-to-elasticsearch-only',
      comment: 'The indexer may use search-elastic anywhere; other adapters only where it is put together.',
      severity: 'error',
      from: { path: '^indexer/', pathNot: [...COMPOSITION_ROOTS, ...TESTS] },
      to: { path: ADAPTERS, pathNot: '^libs/search-elastic/' },
    },
    {
      name: 'libraries-by-their-index',
      comment: 'A library is entered by its index.ts alone.',
      severity: 'error',
      from: { path: '^(?:libs/([^/]+)|apps|indexer|test|bench)/' },
      to: { path: '^libs/[^/]+/', pathNot: ['^libs/[^/]+/src/index\\.ts$', '^libs/$1/'] },
    },
    {
      name: 'inward-only',
      comment: 'Libraries know no process, and processes do not know each other.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^(apps|indexer|test|bench)/' },
    },
    {
      name: 'processes-apart',
      comment: 'A process shares code with another one through a library.',
      severity: 'error',
      from: { path: '^(apps/[^/]+|indexer)/', pathNot: TESTS },
      to: { path: '^(apps|indexer|test|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'indexer-by-its-index',
      comment: 'Tests and benchmarks use the indexer as its users do: by its command line.',
      severity: 'error',
      from: { path: '^(test|bench)/' },
      to: { path: '^indexer/', pathNot: '^indexer/src/index\\.ts$' },
    },
    {
      name: 'only-what-exists',
      comment: 'What cannot be resolved escapes every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'production-without-development-packages',
      comment: 'The image is installed with --omit=dev.',
      severity: 'error',
      from: { path: '^(apps|libs|indexer)/', pathNot: [...TESTS, '^libs/testing/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Types count too: a type from a vendor ties the code to it as much as a value.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
