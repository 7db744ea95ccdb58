import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { RunningApp } from '../../../apps/api/src/index.js';
import { portOf } from '../../e2e/support/socket.js';
import { pythonEnvironment } from '../../support/python-environment.js';

/** The number of generated requests per phase and operation: about half a minute in total. */
const MAX_EXAMPLES = '15';
const MAX_SECONDS = '50';

const HOOKS = join(import.meta.dirname, 'hooks.py');

/**
 * Tests a running service against its description: with valid and invalid requests, the examples, the bounds of
 * every parameter, and sequences of requests. Every check is applied to every answer.
 * @returns its report, and whether it found nothing
 */
export async function runSchemathesis(
  app: RunningApp,
  key: string,
): Promise<{ readonly isGood: boolean; readonly report: string }> {
  const commands = await pythonEnvironment(join(import.meta.dirname, 'requirements.txt'));
  const url = `http://127.0.0.1:${portOf(app)}`;
  const folder = await mkdtemp(join(tmpdir(), 'schemathesis-'));
  const options = [
    ...['--url', `${url}/api/v1`, '--header', `Authorization: Bearer ${key}`],
    ...['--checks', 'all', '--mode', 'all', '--phases', 'examples,coverage,fuzzing,stateful'],
    ...[
      '--max-examples',
      MAX_EXAMPLES,
      '--max-time',
      MAX_SECONDS,
      '--seed',
      '1',
      '--generation-database',
      'none',
    ],
    ...['--workers', '1', '--request-timeout', '10', '--continue-on-failure', '--no-color'],
  ];
  const child = spawn(join(commands, 'schemathesis'), ['run', `${url}/openapi.json`, ...options], {
    cwd: folder,
    env: { ...process.env, SCHEMATHESIS_HOOKS: HOOKS },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  await rm(folder, { recursive: true });
  return { isGood: code === 0, report: stdout + stderr };
}
