import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogClient } from '#libs/client';
import { OPERATIONS } from '../support/operations.js';
import { AsyncFunction, panelsOf } from './shown-code.js';
import { startApi, type TestApi } from '../support/start-api.js';
import { freePort } from '../../support/free-port.js';

const run = promisify(execFile);
/** The code samples of a page, by the label of their tab. */
type Samples = Record<string, string>;

let api: TestApi;
let url: string;
const samples = new Map<string, Samples>();
beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  api = await startApi({
    isDocumented: true,
    environment: { CATALOG_SOURCE: 'indexer/seed', PUBLIC_URL: url, PORT: String(port) },
  });
  await api.app.listen();
  const { body } = await api.request({ url: '/docs/reference' });
  for (const [path] of body.matchAll(/\/docs\/reference\/[\w-]+/g))
    samples.set(path, samplesOn((await api.request({ url: path })).body));
});
afterAll(() => api.close());

function samplesOn(page: string): Samples {
  const labels = ['curl', 'JavaScript', 'Python', 'Client'];
  return Object.fromEntries(labels.flatMap(label => panelsOf(page, label).map(code => [label, code])));
}

/** The answer to the request of the curl sample. */
async function expected({ curl }: Samples): Promise<unknown> {
  const [, address] = /"(http[^"]+)"/.exec(curl!) ?? [];
  const answer = await api.get(address!.slice(url.length));
  expect([address, answer.statusCode]).toEqual([address, 200]);
  return answer.json<{ data: unknown }>().data;
}

describe('the samples of every operation, over the catalog that ships', () => {
  it('exist', () => {
    expect(samples.size).toBe(Object.keys(OPERATIONS).length);
    for (const [path, { curl, JavaScript, Python, Client }] of samples)
      expect([path, curl, JavaScript, Python, Client]).not.toContain(undefined);
  });

  it('get in JavaScript what curl gets', async () => {
    for (const sample of samples.values()) {
      const program = new AsyncFunction('process', `${sample.JavaScript!}\nreturn data;`);
      expect(await program({ env: { BGC_API_KEY: api.key } })).toEqual(await expected(sample));
    }
  });

  it('get in Python what curl gets', async () => {
    const codes = [...samples.values()].map(({ Python }) => Python!);
    const program = `import json, sys\nfor code in json.loads(sys.argv[1]):\n  scope = {}\n  exec(code, scope)\n  print(json.dumps(scope["data"]))`;
    const { stdout } = await run('python3', ['-c', program, JSON.stringify(codes)], {
      env: { ...process.env, BGC_API_KEY: api.key },
      maxBuffer: 50_000_000,
    });
    const answers = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as unknown);
    expect(answers).toEqual(await Promise.all([...samples.values()].map(expected)));
  });

  it('get the first item that curl gets, with the client', async () => {
    for (const sample of samples.values()) {
      const found: unknown[] = [];
      const code = sample
        .Client!.replace(/^import .*\n/m, '')
        .replace('console.log(id);', 'found.push(id); break;')
        .replace(/const \w+ = (await catalog\..+);$/m, 'found.push(...[$1].flat().map(item => item.id ?? item));');
      const program = new AsyncFunction('CatalogClient', 'process', 'found', code);
      await program(CatalogClient, { env: { BGC_API_KEY: api.key } }, found);
      const [first] = [await expected(sample)].flat() as { id?: string }[];
      // An edition has no id.
      expect(found[0]).toEqual(first!.id ?? first);
    }
  });
});
