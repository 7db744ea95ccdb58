import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startListeningApi, type ListeningApi } from '../../e2e/support/listening-api.js';
import { pythonEnvironment } from '../../support/python-environment.js';
import { ANSWERS } from './answers.js';

const run = promisify(execFile);
const SOURCES = join(import.meta.dirname, 'python');

describe('A Python client, generated from the description', () => {
  let commands: string;
  let folder: string;
  let api: ListeningApi;
  let warnings: string;

  beforeAll(async () => {
    commands = await pythonEnvironment(join(SOURCES, 'requirements.txt'));
    api = await startListeningApi({ isDocumented: true });
    folder = await mkdtemp(join(tmpdir(), 'python-client-'));
    const description = join(folder, 'openapi.json');
    await writeFile(description, (await api.request({ url: '/openapi.json' })).body);
    const target = ['--output-path', join(folder, 'catalog'), '--meta', 'none'];
    const generator = join(commands, 'openapi-python-client');
    const { stdout, stderr } = await run(generator, ['generate', '--path', description, ...target], {
      env: { PATH: `${commands}:${process.env.PATH}` },
    });
    warnings = `${stdout}${stderr}`;
    for (const file of ['call.py', 'mypy.ini']) await copyFile(join(SOURCES, file), join(folder, file));
  });
  afterAll(() => api.close());

  it('is generated without a warning', () => {
    expect(warnings).not.toMatch(/warning|error|unable|skipp/i);
  });

  it('has correct types, and so has a program that uses it', async () => {
    const { stdout } = await run(join(commands, 'mypy'), ['catalog', 'call.py'], { cwd: folder }).catch(
      (reason: unknown) => reason as { stdout: string },
    );
    expect(stdout).toMatch(/^Success: no issues found/);
  });

  it('gets a game, pages and a problem from the service', async () => {
    const { stdout } = await run(join(commands, 'python'), ['call.py'], {
      cwd: folder,
      env: { BGC_API_URL: api.baseUrl, BGC_API_KEY: api.key },
    });
    expect(JSON.parse(stdout)).toEqual(ANSWERS);
  });
});
