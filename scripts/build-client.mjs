// npm run client:build [-- <folder>]: the client as it is published. `npm pack` in libs/client runs it there.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  if (target !== CLIENT) {
    cpSync(join(CLIENT, 'README.md'), join(target, 'README.md'));
    // Without its scripts, which work in this project only.
    const { scripts: _, ...manifest } = JSON.parse(readFileSync(join(CLIENT, 'package.json'), 'utf8'));
    writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  }
  cpSync(inProject('LICENSE'), join(target, 'LICENSE'));
});
