import { execFile } from 'node:child_process';
import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startListeningApi, type ListeningApi } from '../../e2e/support/listening-api.js';
import { pythonEnvironment } from '../../support/python-environment.js';
import { ANSWERS } from './answers.js';

const run = promisify(execFile);
const SOURCES = join(import.meta.dirname, 'go');

/** The strictest of the generators: its clients refuse an answer that lacks a required member or has an unknown one. */
describe('A Go client, generated from the description', () => {
  let folder: string;
  let api: ListeningApi;

  beforeAll(async () => {
    const commands = await pythonEnvironment(join(SOURCES, 'requirements.txt'));
    api = await startListeningApi({ isDocumented: true });
    folder = await mkdtemp(join(tmpdir(), 'go-client-'));
    await cp(SOURCES, folder, { recursive: true });
    const description = join(folder, 'openapi.json');
    await writeFile(description, (await api.request({ url: '/openapi.json' })).body);
    await run(join(commands, 'openapi-generator-cli'), [
      ...['generate', '--generator-name', 'go', '--input-spec', description],
      ...[
        '--output',
        join(folder, 'catalog'),
        '--global-property',
        'apis,models,supportingFiles,apiTests=false',
      ],
      ...['--additional-properties', 'packageName=catalog,withGoMod=false'],
    ]);
  });
  afterAll(() => api.close());

  it('has correct types, and so has a program that uses it', async () => {
    await expect(run('go', ['vet', '.', './catalog'], { cwd: folder })).resolves.toMatchObject({
      stderr: '',
    });
  });

  it('gets a game, pages and a problem from the service', async () => {
    const { stdout } = await run('go', ['run', '.'], {
      cwd: folder,
      env: { ...process.env, BGC_API_URL: api.baseUrl, BGC_API_KEY: api.key },
    });
    expect(JSON.parse(stdout)).toEqual(ANSWERS);
  });
});
