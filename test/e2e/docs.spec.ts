import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { LightMyRequestResponse } from 'fastify';
import { PROBLEM_KINDS } from '../../apps/api/src/index.js';
import { OPERATIONS, withQuery } from './support/operations.js';
import { startApi, type TestApi } from './support/start-api.js';

interface Referable {
  readonly $ref?: string;
}

interface Parameter extends Referable {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Record<string, unknown>;
}

interface Header extends Referable {
  readonly required?: boolean;
}

interface Response extends Referable {
  readonly headers: Record<string, Header>;
  readonly content?: Record<string, { schema: object }>;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: string[];
  readonly parameters: Parameter[];
  readonly responses: Record<string, Response>;
}

interface Server {
  readonly url: string;
  readonly variables: Readonly<Record<string, { readonly default: string }>>;
}

interface Description {
  readonly openapi: string;
  readonly servers: Server[];
  readonly security: Record<string, string[]>[];
  readonly tags: { name: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: Record<string, Record<string, unknown>>;
}

let api: TestApi;
let description: Description;
let operations: Map<string, { path: string; operation: Operation }>;

beforeAll(async () => {
  api = await startApi({ isDocumented: true });
  description = (await api.request({ url: '/openapi.json' })).json();
  operations = new Map(
    Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.values(methods).map(operation => [operation.operationId, { path, operation }] as const),
    ),
  );
});
afterAll(() => api.close());

const OPERATION_IDS = Object.keys(OPERATIONS);

function operationOf(id: string): Operation {
  return operations.get(id)!.operation;
}

function resolve<T extends Referable>(value: T): T {
  if (value.$ref === undefined) return value;
  const [section = '', name = ''] = value.$ref.replace('#/components/', '').split('/');
  return description.components[section]![name] as T;
}

/** Makes the schema refuse unknown members, which the published schema allows for the sake of later versions. */
function expectToFit(body: unknown, schema: object): void {
  const closed = JSON.parse(
    JSON.stringify({ ...schema, components: description.components }).replaceAll(
      '"type":"object","properties"',
      '"type":"object","additionalProperties":false,"properties"',
    ),
  ) as object;
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(closed);
  validate(body);
  expect(validate.errors).toBeNull();
}

/** Required header fields must be present, and no header field of the API may be present without a description. */
function expectDocumentedHeaders(answer: LightMyRequestResponse, response: Response): void {
  const described = Object.entries(response.headers).map(
    ([name, header]) => [name.toLowerCase(), resolve(header).required === true] as const,
  );
  const required = described.filter(([, isRequired]) => isRequired).map(([name]) => name);
  expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining(required));
  const known = Object.keys(description.components.headers!).map(name => name.toLowerCase());
  const sent = Object.keys(answer.headers).filter(name => known.includes(name) && name !== 'vary');
  expect(described.map(([name]) => name)).toEqual(expect.arrayContaining(sent));
}

describe('the OpenAPI description', () => {
  it('is of version 3.1 and describes every operation, and no other', () => {
    expect(description.openapi).toBe('3.1.0');
    const [own, { url, variables }] = description.servers as [Server, Server];
    // Some generators of clients take the first as it is.
    expect(own.url).toBe('https://api.example.test/api/v1');
    expect(url).toBe('{scheme}://{host}/api/v1');
    expect(variables).toMatchObject({ scheme: { default: 'https' }, host: { default: 'api.example.test' } });
    expect([...operations.keys()].sort()).toEqual(Object.keys(OPERATIONS).sort());
    for (const [id, { path }] of operations)
      expect(OPERATIONS[id]).toMatch(new RegExp(`^/api/v1${path.replace('{slug}', '[^/]+')}(?:\\?|$)`));
  });

  it.each(['/openapi.json', '/api/v1/openapi.json'])('is at %s, without a key, with an ETag', async url => {
    const answer = await api.request({ url });
    expect([answer.statusCode, answer.json()]).toEqual([200, description]);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const headers = { 'if-none-match': String(answer.headers.etag) };
    expect((await api.request({ url, headers })).statusCode).toBe(304);
    expect((await api.request({ method: 'HEAD', url })).statusCode).toBe(200);
  });

  it('can only be read without a key: other methods need one, as everywhere below the base address', async () => {
    const url = '/api/v1/openapi.json';
    expect((await api.request({ method: 'POST', url })).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${api.key}` };
    expect((await api.request({ method: 'POST', url, headers })).statusCode).toBe(405);
  });

  it('accepts either form of the key', () => {
    expect(description.security).toEqual([{ bearer: [] }, { apiKey: [] }]);
  });

  it('has no reference to something that it does not define', () => {
    const references = JSON.stringify(description).matchAll(/"\$ref":"#\/components\/([^/"]+)\/([^"]+)"/g);
    for (const [, section = '', name = ''] of references)
      expect(description.components[section]).toHaveProperty([name]);
  });

  it.each(OPERATION_IDS)('describes the purpose of %s, and gives its tag', id => {
    const { summary, tags } = operationOf(id);
    expect(summary).not.toBe('');
    expect(description.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(tags));
  });

  it.each(OPERATION_IDS)('bounds and explains every parameter of %s', id => {
    for (const parameter of operationOf(id).parameters.map(resolve)) {
      expect(parameter.description).toBeTruthy();
      if (parameter.in !== 'query') continue;
      const bounds = ['maximum', 'maxLength', 'enum', 'pattern', 'anyOf'].filter(
        bound => bound in parameter.schema,
      );
      expect(bounds).not.toEqual([]);
    }
  });
});

describe.each(OPERATION_IDS)('the description of %s', id => {
  const path = OPERATIONS[id]!;

  it('agrees with its 200', async () => {
    const answer = await api.get(path);
    const response = operationOf(id).responses['200']!;
    expect(answer.statusCode).toBe(200);
    expectToFit(answer.json(), response.content!['application/json']!.schema);
    expectDocumentedHeaders(answer, response);
  });

  it('agrees with its 304', async () => {
    const answer = await api.get(path, { 'if-none-match': '*' });
    expect(answer.statusCode).toBe(304);
    expectDocumentedHeaders(answer, operationOf(id).responses['304']!);
  });

  it.each([
    ['400', 'nope=1', true],
    ['401', '', false],
  ])('agrees with its %s', async (status, query, withKey) => {
    const answer = await api.get(withQuery(path, query), withKey ? {} : { authorization: undefined });
    const response = resolve(operationOf(id).responses[status]!);
    expect(String(answer.statusCode)).toBe(status);
    expectToFit(answer.json(), response.content!['application/problem+json']!.schema);
    expectDocumentedHeaders(answer, response);
  });

  it('names exactly the parameters that are accepted', async () => {
    const answer = await api.get(withQuery(path, 'zzzzzzzzzzzz=1'));
    const listed =
      /possible are ([^.]+)\./.exec(answer.json<{ detail: string }>().detail)?.[1]?.split(', ') ?? [];
    const documented = operationOf(id)
      .parameters.map(resolve)
      .filter(parameter => parameter.in === 'query');
    expect(documented.map(({ name }) => name).sort()).toEqual(listed);
  });

  it('accepts its own examples, all at once', async () => {
    const examples = operationOf(id)
      .parameters.map(resolve)
      .filter(({ in: place, schema }) => place === 'query' && 'example' in schema)
      .map(({ name, schema }): [string, string] => [name, String(schema.example)]);
    const answer = await api.get(`${path.split('?')[0]}?${new URLSearchParams(examples).toString()}`);
    expect(answer.statusCode).toBe(200);
  });
});

describe('the page of an error', () => {
  it.each(Object.entries(PROBLEM_KINDS))(
    'exists for %s and says what to do',
    async (code, { title, remedy }) => {
      const page = await api.request({ url: `/errors/${code}` });
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.body).toContain(`<h1>${title}</h1>`);
      expect(page.body).toContain(remedy.slice(0, 12));
    },
  );

  it('is listed at /errors', async () => {
    const { body } = await api.request({ url: '/errors' });
    for (const code of Object.keys(PROBLEM_KINDS)) expect(body).toContain(`href="/errors/${code}"`);
  });

  it('is a 404 for a code that does not exist', async () => {
    const answer = await api.request({ url: '/errors/constructor' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
  });
});
