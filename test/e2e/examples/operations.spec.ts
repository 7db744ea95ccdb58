import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { samplePath, sampleQueries, urlOf } from '#libs/documentation';
import { OPERATIONS } from '../support/operations.js';
import { startApi, type TestApi } from '../support/start-api.js';
import { type Description, descriptionOf, type Example, examplesOf, updateExamples } from './recorded.js';

/** A cursor is signed with a secret of the installation, and names the generation of the catalog; so does `until`. */
const CURSOR = /(?<="(?:nextCursor|until)":")[^"]+/g;
const SAMPLE_CURSOR = 'MjAyNjExMjF0MDkwMDAwMDAweg';

let api: TestApi;
let description: Description;
beforeAll(async () => {
  await updateExamples('operations', async () => {
    await start();
    const recorded = await Promise.all(operations().map(({ id, path }) => record(id, path)));
    await api.close();
    return Object.fromEntries(recorded);
  });
  await start();
});
afterAll(() => api.close());

async function start(): Promise<void> {
  api = await startApi({ isDocumented: true, environment: { CATALOG_SOURCE: 'indexer/seed' } });
  description = await descriptionOf(api);
}

function operations(): { id: string; path: string; examples: readonly Example[] }[] {
  return Object.entries(description.paths).map(([path, { get }]) => ({
    id: get.operationId,
    path: samplePath(path, get.parameters),
    examples: examplesOf(get.responses['200']!),
  }));
}

/** The sample requests of an operation. */
function urlsOf(id: string, path: string): string[] {
  return sampleQueries(id).map(query => urlOf({ path, query }, ''));
}

/** The answers to all sample requests of an operation. */
async function record(id: string, path: string): Promise<[id: string, examples: Example[]]> {
  const answers = urlsOf(id, path).map(async (url, place) => ({
    name: place === 0 ? 'sample' : `sample-${place + 1}`,
    summary: `GET ${url}`,
    value: JSON.parse(await bodyOf(url)) as unknown,
  }));
  return [id, await Promise.all(answers)];
}

/** The body of a 200, with the sample cursor in place of its own. */
async function bodyOf(url: string): Promise<string> {
  const { statusCode, body } = await api.get(`/api/v1${url}`);
  expect([url, statusCode]).toEqual([url, 200]);
  return body.replace(CURSOR, SAMPLE_CURSOR);
}

describe.each(Object.keys(OPERATIONS))('the examples of %s, over the catalog that ships', id => {
  const examples = () => operations().find(operation => operation.id === id)?.examples ?? [];

  it('are answers to the requests that its page shows (`npm run openapi` records them)', () => {
    const { path } = operations().find(operation => operation.id === id)!;
    expect(examples().map(({ summary }) => summary)).toEqual(urlsOf(id, path).map(url => `GET ${url}`));
  });

  it('are what the service answers, byte for byte except the cursor', async () => {
    for (const { summary, value } of examples())
      expect(JSON.stringify(value)).toBe(await bodyOf(summary.replace('GET ', '')));
  });

  it('are not sent again to a client that has them: 304, without a body', async () => {
    for (const { summary } of examples()) {
      const url = summary.replace('GET ', '/api/v1');
      const { etag } = (await api.get(url)).headers;
      const answer = await api.get(url, { 'if-none-match': String(etag) });
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
    }
  });
});

it('every operation of the description has an example', () => {
  for (const { id, examples } of operations()) {
    expect(Object.keys(OPERATIONS)).toContain(id);
    expect([id, examples.length]).not.toEqual([id, 0]);
  }
});
