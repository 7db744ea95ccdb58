import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BASELINE, REDOCLY_RULES, render, withoutTexts, writeCommitted } from './description.js';

const run = promisify(execFile);

/** @returns the report of changes that break clients of the accepted description; empty when there is none */
export async function incompatibilities(description: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  const file = join(folder, 'openapi.json');
  writeCommitted(file, render(withoutTexts(JSON.parse(description))));
  // The lists of known codes are open: one more breaks no client.
  const rules = ['--skip-rule', 'enum-values-added', '--config', REDOCLY_RULES];
  const { isGood, output } = await runTool(['redocly', 'diff', BASELINE, file, ...rules]);
  await rm(folder, { recursive: true });
  return isGood ? '' : output;
}

export async function runTool([tool = '', ...args]: readonly string[]): Promise<{
  isGood: boolean;
  output: string;
}> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  try {
    const { stdout, stderr } = await run(`node_modules/.bin/${tool}`, args, { env });
    return { isGood: true, output: stdout + stderr };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { isGood: false, output: `${stdout}${stderr}` || String(error) };
  }
}
