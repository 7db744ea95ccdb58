import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { COMMITTED } from './description.js';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly pattern?: string;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly 'x-enum-varnames'?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}

interface Parameter {
  readonly name?: string;
  readonly schema: Schema;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly responses: { readonly 200: { readonly content: Readonly<Record<string, { schema: Schema }>> } };
}

interface Description {
  readonly servers: readonly {
    readonly url: string;
    readonly variables?: Readonly<Record<string, object>>;
  }[];
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const { servers, paths, components } = JSON.parse(readFileSync(COMMITTED, 'utf8')) as Description;
const OPERATIONS = Object.values(paths).map(({ get }) => get);
const PARAMETERS = OPERATIONS.flatMap(({ operationId, parameters }) =>
  parameters.flatMap(({ name, schema }) =>
    name === undefined ? [] : [[`${operationId} ${name}`, schema] as const],
  ),
);

function resolve(schema: Schema): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  return name === undefined ? schema : components.schemas[name]!;
}

/** The records of a body: one, or those of a page. */
function recordIn(body: Schema): Schema {
  const data = resolve(body).properties!.data!;
  return resolve(data.items ?? data);
}

describe('for generators of clients, the description', () => {
  it.each(
    OPERATIONS.filter(({ parameters }) => parameters.some(({ name }) => name === 'fields')).map(
      operation => [operation.operationId, operation] as const,
    ),
  )('promises of %s the whole record, or one of which only `id` is certain', (_id, { responses }) => {
    const [whole, selected, ...others] = responses[200].content['application/json']!.schema.anyOf ?? [];
    expect(others).toEqual([]);
    const { properties: members, required } = recordIn(whole!);
    expect(required).toEqual(Object.keys(members!));
    expect(recordIn(selected!)).toMatchObject({ properties: members, required: ['id'] });
  });

  it('has no parameter of several types: generated Go cannot send one', () => {
    expect(PARAMETERS.filter(([, { anyOf }]) => anyOf !== undefined)).toEqual([]);
  });

  it('names the values that are no identifiers', () => {
    const unnamed = PARAMETERS.filter(
      ([, schema]) =>
        schema.enum?.some(value => !/^\w+$/.test(String(value))) &&
        new Set(schema['x-enum-varnames']).size !== schema.enum.length,
    );
    expect(unnamed).toEqual([]);
  });

  it('begins with the address of the service, which hey-api and orval take as it is', () => {
    expect(servers[0]).toMatchObject({ url: 'http://localhost:3000/api/v1' });
    expect(servers[0]).not.toHaveProperty('variables');
  });

  it('has parameters of several values as text: whatever joins values, clients send them as they are', () => {
    const several = PARAMETERS.filter(([, { pattern }]) => pattern?.includes(',') ?? false);
    expect(several.length).toBeGreaterThan(10);
    expect(several.filter(([, { type }]) => type !== 'string')).toEqual([]);
  });

  it('has no text at a variable of the server: orval refuses it', () => {
    for (const { variables = {} } of servers)
      expect(Object.values(variables).filter(variable => 'description' in variable)).toEqual([]);
  });
});
