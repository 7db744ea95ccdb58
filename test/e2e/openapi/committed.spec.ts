import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../support/start-api.js';
import {
  BASELINE,
  COMMITTED,
  HINT,
  IS_UPDATE,
  readCommitted,
  REDOCLY_RULES,
  render,
  SPECTRAL_RULES,
  withoutTexts,
  writeCommitted,
} from './description.js';

const run = promisify(execFile);

interface Description {
  readonly paths: Readonly<
    Record<string, { get: { operationId: string; responses: Readonly<Record<string, object>> } }>
  >;
  readonly components: { readonly securitySchemes: Readonly<Record<string, object>> };
}

let api: TestApi;
let served: string;

beforeAll(async () => {
  // The address without any configuration.
  api = await startApi({ isDocumented: true, environment: { PUBLIC_URL: 'http://localhost:3000' } });
  served = render((await api.request({ url: '/openapi.json' })).json());
  if (IS_UPDATE) writeCommitted(COMMITTED, served);
  if (IS_UPDATE && (readCommitted(BASELINE) === '' || (await incompatibilities()) === ''))
    writeCommitted(BASELINE, render(withoutTexts(JSON.parse(served))));
});
afterAll(() => api.close());

describe('openapi.json', () => {
  it('is what the service serves', () => {
    if (readCommitted(COMMITTED) !== served) throw new Error(HINT);
  });

  it('is accepted as the contract of version 1, so that later changes are compared with it', () => {
    const accepted = render(withoutTexts(JSON.parse(served)));
    if (readCommitted(BASELINE) !== accepted) throw new Error(HINT);
  });
});

describe('the committed file', () => {
  it.each([
    ['Redocly', ['redocly', 'lint', COMMITTED, '--config', REDOCLY_RULES], 'Your API description is valid'],
    [
      'Spectral',
      ['spectral', 'lint', COMMITTED, '--ruleset', SPECTRAL_RULES, '--fail-severity', 'hint'],
      'No results',
    ],
  ])('satisfies %s, without a warning', async (_tool, args, allGood) => {
    const { output } = await runTool(args);
    expect(output).toContain(allGood);
    expect(output).not.toMatch(/[1-9]\d* warning/i);
  });
});

describe('a client of the accepted description', () => {
  it('also works with the served one', async () => {
    expect(await incompatibilities()).toBe('');
  });

  it.each([
    ['a narrower parameter', /"maximum": 999/, '"maximum": 99'],
    ['a member that is gone', /"minAge": \{[^}]*\},/, ''],
    ['a member that may be absent', /"minAge",/, ''],
  ])('would break because of %s, which is noticed', async (_what, before, after) => {
    const changed = render(JSON.parse(served)).replace(before, after);
    expect(changed).not.toBe(served);
    expect(await incompatibilities(JSON.parse(changed))).toContain('major');
  });

  it('finds every operation under its name, with every status, and both forms of the key', () => {
    const before = JSON.parse(readCommitted(BASELINE)) as Description;
    const now = JSON.parse(served) as Description;
    expect(promisesOf(now)).toEqual(expect.arrayContaining(promisesOf(before)));
  });
});

/** Checks that the comparison of Redocly does not make. */
function promisesOf({ paths, components }: Description): string[] {
  const operations = Object.entries(paths).flatMap(([path, { get }]) =>
    Object.keys(get.responses).map(status => `${path} is ${get.operationId} and may answer ${status}`),
  );
  return [...operations, ...Object.keys(components.securitySchemes)];
}

/** @returns the report of changes that break clients of the accepted description; empty when there is none */
async function incompatibilities(document: unknown = JSON.parse(served)): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  const file = join(folder, 'openapi.json');
  writeCommitted(file, render(withoutTexts(document)));
  // The lists of known codes are open: one more breaks no client.
  const rules = ['--skip-rule', 'enum-values-added', '--config', REDOCLY_RULES];
  const { isGood, output } = await runTool(['redocly', 'diff', BASELINE, file, ...rules]);
  await rm(folder, { recursive: true });
  return isGood ? '' : output;
}

async function runTool(args: readonly string[]): Promise<{ isGood: boolean; output: string }> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  try {
    const { stdout, stderr } = await run('npx', ['--no-install', ...args], { env });
    return { isGood: true, output: stdout + stderr };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { isGood: false, output: `${stdout}${stderr}` || String(error) };
  }
}
