import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/** The linter runs on the project's own Node, which knows best what is global there. */
const NODE_GLOBALS = Object.getOwnPropertyNames(globalThis);

/** Where a process begins: the only places that hand `process.env` to the configuration. */
const PROCESS_ENTRIES = [
  '**/main.ts',
  '**/print-config.ts',
  '**/compose-*.ts',
  '**/*.spec.ts',
  'test/**',
  'libs/testing/**',
  'bench/**',
];

export default tseslint.config(
  { ignores: ['**/dist/', '.build/', '.services/', 'coverage/', 'data/', 'node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      // The rule knows decorators: a class that Nest injects stays a value, everything else that is only a type says so.
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Modules and DTOs of Nest are classes that hold decorators only.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true, allowEmpty: true }],
      // Presenters write object literals; the body classes describe them to OpenAPI and are never constructed.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // `[...title]` is meant: titles are handled by code point.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // `row<T>()` names what the caller expects back.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // An index signature may name its key, which a Record cannot.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      // Numbers in messages are fine; objects and undefined are not.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // `() => this.close()` where nothing is awaited reads better than a block.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // An empty adapter method fulfills its port; and an async method may have nothing to wait for.
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: PROCESS_ENTRIES,
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Configuration is read once: take it from #libs/config.',
        },
      ],
    },
  },
  {
    files: ['apps/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: 'fastify',
          allowTypeImports: true,
          message: 'Make servers with createServer of #libs/service, so that they have its bounds.',
        },
      ],
    },
  },
  {
    files: ['**/*.spec.ts', 'test/**/*.ts', 'bench/**/*.ts'],
    rules: {
      // Arrays of a known length are indexed in nearly every expectation.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // The body of an answer is read as what the test says it is; a wrong guess fails the test.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // Property tests spread literal alphabets.
      '@typescript-eslint/no-misused-spread': 'off',
    },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries([...NODE_GLOBALS, 'module'].map(name => [name, 'readonly'])),
    },
    // `const { SECRET, ...rest }` is how a member is left out.
    rules: { 'no-unused-vars': ['error', { ignoreRestSiblings: true }] },
  },
  {
    // Generated: its enumerations are open, known values beside any text.
    files: ['libs/client/src/api-types.ts'],
    rules: { '@typescript-eslint/no-redundant-type-constituents': 'off' },
  },
);
