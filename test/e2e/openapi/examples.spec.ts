import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../support/start-api.js';
import { COMMITTED } from './description.js';

interface Parameter {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly schema?: { readonly example?: string | number | boolean };
}

interface Schema {
  readonly description?: string;
  readonly properties?: { readonly id?: { readonly example?: string } };
}

const { paths, components } = JSON.parse(readFileSync(COMMITTED, 'utf8')) as {
  readonly paths: Readonly<Record<string, { readonly get: { readonly parameters: readonly Parameter[] } }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** Every example of a parameter, in the shortest request that has it. */
const REQUESTS = Object.entries(paths).flatMap(([template, { get }]) => {
  const examples = get.parameters.filter(({ schema }) => schema?.example !== undefined);
  const path = examples
    .filter(parameter => parameter.in === 'path')
    .reduce((text, { name, schema }) => text.replace(`{${name}}`, String(schema?.example)), template);
  const needed = examples.filter(({ required, in: place }) => required && place === 'query');
  const chosen = examples.filter(({ required, in: place }) => !required && place === 'query');
  return [[], ...chosen.map(parameter => [parameter])].map(more => {
    const pairs = [...needed, ...more].map(({ name, schema }) => [name ?? '', String(schema?.example)]);
    const query = new URLSearchParams(Object.fromEntries(pairs) as Record<string, string>).toString();
    return query === '' ? path : `${path}?${query}`;
  });
});

/** The lists that have the records of a schema. */
const LISTS: Readonly<Record<string, string>> = {
  Game: 'games',
  SelectedGame: 'games',
  Expansion: 'expansions',
  NestedExpansion: 'expansions',
  SelectedExpansion: 'expansions',
  Term: 'mechanics',
  Publisher: 'publishers',
  Person: 'people',
  Award: 'awards',
  Suggestion: 'games',
  Change: 'games',
};

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ environment: { CATALOG_SOURCE: 'indexer/seed' } });
});
afterAll(() => api.close());

async function dataAt(url: string): Promise<unknown> {
  const answer = await api.get(`/api/v1${url}`);
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<{ data: unknown }>().data;
}

describe('over the catalog that ships', () => {
  // Without `since` there are no changes.
  it.each(REQUESTS.filter(url => url !== '/changes'))('the example %s gives something', async url => {
    const data = await dataAt(url);
    if (Array.isArray(data)) expect(data.length).toBeGreaterThan(0);
  });

  it('the example of every id is that of a record', async () => {
    for (const [name, { properties }] of Object.entries(components.schemas)) {
      const example = properties?.id?.example;
      if (example !== undefined) expect(await dataAt(`/${LISTS[name]}/${example}`)).toBeDefined();
    }
  });
});

it('every schema says what it is', () => {
  const without = Object.entries(components.schemas).filter(([, { description = '' }]) => description === '');
  expect(without.map(([name]) => name)).toEqual([]);
});
