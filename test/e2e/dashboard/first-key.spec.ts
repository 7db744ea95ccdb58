import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestProcess } from '../../support/test-process.js';
import { askOverNetwork } from './support/ask-over-network.js';
import { type Answer, keyOn, Visitor } from './support/visitor.js';
import { freePort } from '../../support/free-port.js';
import { until } from '../../support/until.js';

const run = promisify(execFile);

const MINUTE_MS = 60_000;

let api: TestProcess;
let dashboard: TestProcess;
let folder: string;
let apiUrl: string;
let tookMs: number;
let firstStatus: number;
let newKeyPage: Answer;

/** Everything a first-time visitor does after `npm start`, without any configuration except where to listen. */
beforeAll(async () => {
  const began = performance.now();
  folder = await mkdtemp(join(tmpdir(), 'first-visit-'));
  const [port, dashboardPort] = [await freePort(), await freePort()];
  const environment = { PORT: String(port), DASHBOARD_PORT: String(dashboardPort), DATA_DIR: folder };
  api = new TestProcess('apps/api/src/main.ts', environment);
  dashboard = new TestProcess('apps/dashboard/src/main.ts', environment);
  apiUrl = `http://localhost:${port}/api/v1`;
  await Promise.all([dashboard.printed(/Developer dashboard: /), api.printed(/"msg":"serving"/)]);

  const visitor = new Visitor(askOverNetwork(`http://localhost:${dashboardPort}`));
  await visitor.askForLink('ada@example.org');
  const link = /href="http:\/\/localhost:\d+(\/sign-in\/link\?token=\w+)&amp;language=en"/.exec(
    (await visitor.get('/outbox')).body,
  );
  await visitor.useLink(link?.[1] ?? '');
  newKeyPage = await visitor.submit('/keys/new', '/keys', { name: 'my first key' });
  firstStatus = (await fetch(`${apiUrl}/games`, { headers: { 'x-api-key': keyOn(newKeyPage) } })).status;
  tookMs = performance.now() - began;
}, 2 * MINUTE_MS);
afterAll(() => Promise.all([api.kill(), dashboard.kill()]));

interface GamePage {
  readonly data: readonly object[];
  readonly pagination: object;
}

/** A code sample as the page shows it for copying. */
function sample(language: string): string {
  const shown = new RegExp(`<pre id="sample-${language}"[^>]*>(.*?)</pre>`, 's').exec(newKeyPage.body)?.[1];
  if (shown === undefined) throw new Error(`the page shows no sample in ${language}`);
  return shown
    .replaceAll(/<\/?span[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

describe('a first visit', () => {
  it('gets a 200 with its own key in under a minute, including the start of both processes', () => {
    expect(firstStatus).toBe(200);
    expect(tookMs).toBeLessThan(MINUTE_MS);
  });

  it('leaves no secret in the output of the processes, except the mails: the link, and the notice of the key', async () => {
    const key = keyOn(newKeyPage);
    const mails = () => dashboard.output.match(/ada@example\.org/g) ?? [];
    // The notice is sent after the answer.
    await until(async () => mails().length >= 2);
    expect(mails()).toHaveLength(2);
    expect(api.output + dashboard.output).not.toContain(key.slice(14));
  });
});

it('shows the beginning of the response that its samples get', async () => {
  const shown = JSON.parse(sample('response').replaceAll(/,\s*…/g, '')) as GamePage;
  const { stdout } = await run('bash', ['-c', sample('curl')]);
  const { data, pagination } = JSON.parse(stdout) as GamePage;
  expect(data[0]).toMatchObject(shown.data[0]!);
  expect(pagination).toEqual(shown.pagination);
});

/** The environment variable that the first sample sets for the others. */
function withKey(): { env: NodeJS.ProcessEnv } {
  return { env: { ...process.env, BGC_API_KEY: keyOn(newKeyPage) } };
}

describe('a sample that is pasted as it is shown gets a 200', () => {
  it('in a shell, with curl', async () => {
    const { stdout } = await run('bash', ['-c', sample('curl')]);
    expect(JSON.parse(stdout)).toMatchObject({ data: expect.any(Array) });
  });

  it('in JavaScript, with Node', async () => {
    const file = join(folder, 'sample.js');
    await writeFile(file, sample('javascript'));
    expect((await run(process.execPath, [file], withKey())).stdout).toMatch(/^200 \{/);
  });

  it('in Python', async () => {
    const file = join(folder, 'sample.py');
    await writeFile(file, sample('python'));
    expect((await run('python3', [file], withKey())).stdout).toMatch(/^200 \{/);
  });
});
