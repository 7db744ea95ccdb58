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

/** What the curl sample prints. */
async function expected({ curl }: Samples): Promise<{ data: unknown; pagination?: unknown }> {
  const [, address] = /"(http[^"]+)"/.exec(curl!) ?? [];
  const answer = await api.get(address!.slice(url.length));
  expect([address, answer.statusCode]).toEqual([address, 200]);
  return answer.json();
}

/** Runs a sample. @returns what it prints */
async function printed(code: string): Promise<unknown[]> {
  const lines: unknown[] = [];
  const console = { log: (line: unknown) => void lines.push(line) };
  const program = new AsyncFunction('CatalogClient', 'process', 'console', code.replace(/^import .*\n/m, ''));
  await program(CatalogClient, { env: { BGC_API_KEY: api.key } }, console);
  return lines;
}

describe('the samples of every operation, over the catalog that ships', () => {
  it('exist', () => {
    expect(samples.size).toBe(Object.keys(OPERATIONS).length);
    for (const [path, { curl, JavaScript, Python, Client }] of samples)
      expect([path, curl, JavaScript, Python, Client]).not.toContain(undefined);
  });

  it('print in JavaScript what curl prints', async () => {
    for (const sample of samples.values())
      expect(await printed(sample.JavaScript!)).toEqual([await expected(sample)]);
  });

  it('print in Python what curl prints', async () => {
    const codes = [...samples.values()].map(({ Python }) => Python!);
    const program = `import contextlib, io, json, sys
printed = []
for code in json.loads(sys.argv[1]):
  with contextlib.redirect_stdout(io.StringIO()) as output:
    exec(code, {})
  printed.append(json.loads(output.getvalue()))
print(json.dumps(printed))`;
    const { stdout } = await run('python3', ['-c', program, JSON.stringify(codes)], {
      env: { ...process.env, BGC_API_KEY: api.key },
      maxBuffer: 50_000_000,
    });
    expect(JSON.parse(stdout)).toEqual(await Promise.all([...samples.values()].map(expected)));
  });

  it('print with the client the page or the suggestions that curl prints, and of other answers what is in `data`', async () => {
    for (const [path, sample] of samples) {
      const answer = await expected(sample);
      const isWhole = answer.pagination !== undefined || path.endsWith('/suggest');
      const shown = isWhole ? answer : answer.data;
      expect(await printed(sample.Client!)).toEqual([shown]);
    }
  });
});
