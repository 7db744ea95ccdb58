import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { RunningApp } from '../../../apps/api/src/index.js';
import { portOf } from '../../e2e/support/socket.js';
import { installSchemathesis } from './install-schemathesis.js';

/** The number of generated requests per phase and operation: about half a minute in total. */
const MAX_EXAMPLES = '15';
const MAX_SECONDS = '50';

interface Operation {
  parameters: { readonly name?: string }[];
}

interface Description {
  readonly paths: Record<string, Record<string, Operation>>;
}

/**
 * Tests a running service against its description: with valid and invalid requests, the examples, the bounds of
 * every parameter, and sequences of requests. Every check is applied to every answer.
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
 * Parameters with rules that a schema cannot express: a generated value may be refused although it fits the schema, or
 * answered in another form. The e2e specs test these parameters.
 */
const INEXPRESSIBLE: ReadonlySet<string | undefined> = new Set([
  // Opaque: no generated cursor is valid, even if it matches the pattern.
  'cursor',
  // With it, an answer has fewer members than its schema requires.
  'fields',
  // Each value may appear only once, which a pattern cannot express.
  'facets',
  // Must not be below the other end of the span, which is another parameter.
  'yearTo',
  'playtimeTo',
]);

function withoutInexpressible(description: Description): Description {
  for (const item of Object.values(description.paths))
    for (const operation of Object.values(item))
      operation.parameters = operation.parameters.filter(({ name }) => !INEXPRESSIBLE.has(name));
  return description;
}
