import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runs } from '#libs/testing';
import type { RunningApp } from '../../../apps/api/src/index.js';
import { portOf } from '../../e2e/support/socket.js';
import { pythonEnvironment } from '../../support/python-environment.js';
import { readReport, type SchemathesisReport } from './read-report.js';

const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt');

/** The number of generated requests per phase and operation. */
const MAX_EXAMPLES = String(runs(2));

export const PHASES = ['coverage', 'examples', 'fuzzing', 'stateful'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * Tests a running service against its description: with valid and invalid requests, the examples, the bounds of
 * every parameter, and sequences of requests. Every check is applied to every answer. Nothing is adapted to this
 * service: any user of Schemathesis gets the same.
 * @throws with its output when it makes no report
 */
export async function runSchemathesis(
  app: RunningApp,
  key: string,
  phases: readonly Phase[],
): Promise<SchemathesisReport> {
  const command = join(await pythonEnvironment(REQUIREMENTS), 'schemathesis');
  const url = `http://127.0.0.1:${portOf(app)}`;
  const folder = await mkdtemp(join(tmpdir(), 'schemathesis-'));
  const options = [
    ...['--url', `${url}/api/v1`, '--header', `Authorization: Bearer ${key}`],
    ...['--checks', 'all', '--mode', 'all', '--phases', phases.join()],
    ...['--max-examples', MAX_EXAMPLES],
    ...['--seed', '1', '--generation-database', 'none', '--workers', '1', '--request-timeout', '10'],
    ...['--continue-on-failure', '--no-color', '--report', 'ndjson', '--report-dir', folder],
  ];
  const child = spawn(command, ['run', `${url}/openapi.json`, ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const [file] = (await readdir(folder)).filter(name => name.endsWith('.ndjson'));
  if (file === undefined) throw new Error(`Schemathesis made no report:\n${stdout}${stderr}`);
  const report = readReport(await readFile(join(folder, file), 'utf8'));
  await rm(folder, { recursive: true });
  return report;
}
