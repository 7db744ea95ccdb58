// Dependencies point inward: from processes to libraries, from adapters to domains. `npm run arch` lists violations.

/** The domains: they import no other library. */
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
      comment: 'Modules in a cycle cannot be read, tested or replaced separately.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-cycles-between-folders',
      comment: 'A folder is a subject: two that import each other are one subject.',
      severity: 'error',
      scope: 'folder',
      // Specs, which are in these folders too, use libs/testing, which makes records of the formats that they test.
      from: { pathNot: '^libs/testing/' },
      to: { circular: true, pathNot: '^libs/testing/' },
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
      comment: 'Only accounts and admission-embedded touch SQL; sqlite opens files for both.',
      severity: 'error',
      from: { pathNot: ['^libs/(accounts|admission-embedded|sqlite)/', ...TESTS] },
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
      comment: 'Only apps use Nest: libraries run without it.',
      severity: 'error',
      from: { path: '^(libs|indexer)/' },
      to: { path: packages('@nestjs/[^/]+') },
    },
    {
      name: 'fastify-in-its-place',
      comment: 'Of the libraries, only service knows Fastify.',
      severity: 'error',
      from: { path: '^(libs|indexer)/', pathNot: ['^libs/service/', ...TESTS] },
      to: { path: packages('fastify|@fastify/[^/]+') },
    },
    {
      name: 'service-for-http-processes',
      comment: 'libs/service is for HTTP processes: libraries, commands and the indexer do not need it.',
      severity: 'error',
      from: {
        path: '^(apps|libs|indexer)/',
        pathNot: ['^apps/(api|dashboard|mcp)/', '^libs/(service|design|documentation)/', ...TESTS],
      },
      to: { path: '^libs/service/' },
    },
    {
      name: 'service-knows-no-domain',
      comment: 'Connections, load and lifecycle do not depend on what is served.',
      severity: 'error',
      from: { path: '^libs/service/', pathNot: TESTS },
      to: { path: '^libs/', pathNot: '^libs/(service|metrics|tracing)/' },
    },
    {
      name: 'adapters-in-composition-roots',
      comment: 'All other code depends on the port: which engine is used is configuration.',
      severity: 'error',
      from: {
        path: '^(apps|libs|indexer)/',
        pathNot: [...COMPOSITION_ROOTS, ...TESTS, ADAPTERS, '^indexer/'],
      },
      to: { path: ADAPTERS },
    },
    {
      name: 'adapters-apart',
      comment: 'An adapter does not import another one.',
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
      comment: 'A library is imported through its index.ts only.',
      severity: 'error',
      from: { path: '^(?:libs/([^/]+)|apps|indexer|test|bench)/' },
      to: { path: '^libs/[^/]+/', pathNot: ['^libs/[^/]+/src/index\\.ts$', '^libs/$1/'] },
    },
    {
      name: 'inward-only',
      comment: 'Libraries import no process.',
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
