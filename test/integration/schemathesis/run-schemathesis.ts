import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { RunningApp } from '../../../apps/api/src/index.js';
import { portOf } from '../../e2e/support/socket.js';
import { installSchemathesis } from './install-schemathesis.js';

/** Requests for each way of making them, per operation: about half a minute in all. */
const MAX_EXAMPLES = '15';
const MAX_SECONDS = '50';

interface Operation {
  parameters: { readonly name?: string }[];
}

interface Description {
  readonly paths: Record<string, Record<string, Operation>>;
}

/**
 * Asks a service that listens what its description promises: valid and invalid requests, the examples, the bounds of
 * every parameter, and sequences of requests, each answer judged by every check there is.
 * @returns its report, and whether it found nothing
 */
export async function runSchemathesis(
  app: RunningApp,
  key: string,
): Promise<{ readonly isGood: boolean; readonly report: string }> {
  const command = await installSchemathesis();
  const { body } = await app.server.inject({ url: '/openapi.json' });
  const folder = await mkdtemp(join(tmpdir(), 'schemathesis-'));
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(withoutInexpressible(JSON.parse(body) as Description)));
  const options = [
    ...['--url', `http://127.0.0.1:${portOf(app)}/api/v1`, '--header', `Authorization: Bearer ${key}`],
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
  const child = spawn(command, ['run', file, ...options], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  await rm(folder, { recursive: true });
  return { isGood: code === 0, report: stdout + stderr };
}

/**
 * Parameters whose rule no schema can say, so that a generated value is refused although it fits, or answered in another
 * form. The e2e specs hold what they do.
 */
const INEXPRESSIBLE: ReadonlySet<string | undefined> = new Set([
  // Opaque: no generated one is good, whatever its pattern says.
  'cursor',
  // With it, an answer has fewer members than its schema requires.
  'fields',
  // Each value once, which a pattern cannot say.
  'facets',
  // Not below the other end of the span, which is another parameter.
  'yearTo',
  'playtimeTo',
]);

function withoutInexpressible(description: Description): Description {
  for (const item of Object.values(description.paths))
    for (const operation of Object.values(item))
      operation.parameters = operation.parameters.filter(({ name }) => !INEXPRESSIBLE.has(name));
  return description;
}
