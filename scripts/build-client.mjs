// npm run client:build [-- <folder>]: the client as it is published: `npm publish dist/client`.
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inProject } from './support/paths.mjs';
import { readArguments } from './support/read-arguments.mjs';
import { run } from './support/run.mjs';
import { runCommand } from './support/run-command.mjs';
import { UserError } from './support/user-error.mjs';

const CLIENT = inProject('libs', 'client');

const USAGE = `Usage: npm run client:build [-- <folder>]

Builds the client as it is published, into dist/client or the given folder.`;

await runCommand(async () => {
  const [folder] = readArguments(USAGE, { atMost: 1 });
  const target = resolve(folder ?? inProject('dist', 'client'));
  rmSync(join(target, 'dist'), { recursive: true, force: true });
  if ((await run('tsc', ['--project', CLIENT, '--outDir', join(target, 'dist')])) !== 0)
    throw new UserError('The client was not built; see above.');
  for (const file of ['package.json', 'README.md']) cpSync(join(CLIENT, file), join(target, file));
  cpSync(inProject('LICENSE'), join(target, 'LICENSE'));
});
