import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { format, resolveConfig } from 'prettier';
import { wordsOf } from '../../../apps/dashboard/src/language/words.js';
import type { OperationParameter } from '../../../apps/dashboard/src/try-it/operation.js';
import { startApi } from '../support/start-api.js';
import { IS_UPDATE } from './description.js';

const OPERATIONS = join(import.meta.dirname, '../../../apps/dashboard/src/try-it/operations.ts');

interface Schema {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly (string | number)[];
  readonly example?: unknown;
  readonly anyOf?: readonly Schema[];
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly example?: unknown;
  readonly schema: Schema;
}

interface Described {
  readonly paths: Readonly<
    Record<
      string,
      { readonly get: { readonly summary: string; readonly parameters: readonly (Parameter | object)[] } }
    >
  >;
}

/** Longer lists of values are typed, not chosen. */
const MAX_CHOICES = 10;

function parameterOf({ name, in: place, required, schema, example }: Parameter): OperationParameter {
  const { minimum, maximum, enum: values = [] } = schema;
  const shown = example ?? schema.example;
  return {
    name,
    place: place as 'path' | 'query',
    ...(required && { required }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(values.length > 0 && values.length <= MAX_CHOICES && { choices: values.map(String) }),
    ...(shown !== undefined && { example: typeof shown === 'string' ? shown : JSON.stringify(shown) }),
  };
}

function operationsIn({ paths }: Described) {
  return Object.entries(paths).map(([path, { get }]) => ({
    path,
    parameters: get.parameters
      .filter((parameter): parameter is Parameter => 'name' in parameter)
      .filter(({ in: place }) => place !== 'header')
      .map(parameterOf),
  }));
}

/** What the service serves. The committed description may be being written by another spec. */
let described: Described;
beforeAll(async () => {
  const api = await startApi({ isDocumented: true });
  described = (await api.request({ url: '/openapi.json' })).json<Described>();
  await api.close();
});

it('the form of the dashboard offers every operation and parameter of the description', async () => {
  const operations = operationsIn(described);
  const source = `import type { Operation } from './operation.js';

/** Data: the operations of \`openapi.json\`. Written by \`npm run openapi\`; do not edit. */
export const OPERATIONS: readonly Operation[] = ${JSON.stringify(operations)};
`;
  const text = await format(source, { ...(await resolveConfig(OPERATIONS)), parser: 'typescript' });
  if (IS_UPDATE) await writeFile(OPERATIONS, text);
  expect(await readFile(OPERATIONS, 'utf8')).toBe(text);
});

it('the dashboard calls every operation, and no other, as the description does', () => {
  const summaries = Object.entries(described.paths).map(([path, { get }]) => [path, get.summary]);
  expect(Object.entries(wordsOf('en').tryIt.operations)).toEqual(summaries);
});
