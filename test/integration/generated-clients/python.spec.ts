import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../e2e/support/start-api.js';
import { freePort } from '../../support/free-port.js';
import { pythonEnvironment } from '../../support/python-environment.js';

const run = promisify(execFile);
const SOURCES = join(import.meta.dirname, 'python');

describe('The Python client of the guide, generated and used as the guide says', () => {
  let api: TestApi;
  let guide: string;
  let folder: string;
  let environment: Record<string, string>;
  let generated: string;

  beforeAll(async () => {
    const commands = await pythonEnvironment(join(SOURCES, 'requirements.txt'));
    const port = String(await freePort());
    api = await startApi({
      isDocumented: true,
      environment: { CATALOG_SOURCE: 'indexer/seed', PUBLIC_URL: `http://localhost:${port}`, PORT: port },
    });
    await api.app.listen();
    guide = (await api.request({ url: '/docs/guides/python.md' })).body;
    folder = await mkdtemp(join(tmpdir(), 'python-client-'));
    // Without an index, `pip` accepts only the versions that the requirements pin.
    environment = { PATH: `${commands}:${process.env.PATH}`, PIP_NO_INDEX: '1' };
    generated = await printed('bash', '-euc', blocks('bash'));
    await writeFile(join(folder, 'program.py'), blocks('python'));
    await copyFile(join(SOURCES, 'mypy.ini'), join(folder, 'mypy.ini'));
  });
  afterAll(() => api.close());

  function blocks(language: string): string {
    const found = guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'));
    return Array.from(found, ([, code]) => code).join('');
  }

  async function printed(command: string, ...args: readonly string[]): Promise<string> {
    const { stdout, stderr } = await run(command, args, { cwd: folder, env: environment }).catch(
      (reason: unknown) => reason as { stdout: string; stderr: string },
    );
    return `${stdout}${stderr}`;
  }

  it('is generated without a warning', () => {
    expect(generated).toContain('Generating catalog');
    expect(generated).not.toMatch(/warning|error|unable|skipp/i);
  });

  it('has correct types, and so has the code of the guide', async () => {
    expect(await printed('mypy', 'catalog', 'program.py')).toMatch(/^Success: no issues found/);
  });

  it('prints what the guide shows, also when the rate limit refuses requests on the way', async () => {
    let refused = 0;
    api.app.server.server.on('request', (_, response) => {
      response.on('finish', () => {
        if (response.statusCode === 429) refused++;
      });
    });
    environment.BGC_API_KEY = await api.admission.issueKey({ ratePerSecond: 6 });
    expect(await printed('python', 'program.py')).toBe(blocks('text'));
    expect(refused).toBeGreaterThan(0);
  });
});
