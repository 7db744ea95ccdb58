// node scripts/deploy/pin-images.mjs [file]: writes the digest of every image that docker-compose.yml names, as its
// registry has it now, into the file that Compose reads (.env beside docker-compose.yml), in the variables that replace
// the tags there. Other lines of the file stay. Needs Docker with buildx, and the registries.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { inProject } from '../support/paths.mjs';
import { readArguments } from '../support/read-arguments.mjs';
import { runCommand } from '../support/run-command.mjs';
import { UserError } from '../support/user-error.mjs';

const USAGE = `Usage: node scripts/deploy/pin-images.mjs [file]

Writes the digest of each image that docker-compose.yml names into .env, or into the given file.`;

await runCommand(() => {
  const [file = inProject('.env')] = readArguments(USAGE, { atMost: 1 });
  const compose = readFileSync(inProject('docker-compose.yml'), 'utf8');
  // All of them before anything is written: half a file would look like a whole one.
  const pins = [...compose.matchAll(/\$\{([A-Z]+_IMAGE):-([^}\s]+)\}/g)].map(([, variable, image]) => [
    variable,
    `${image}@${digestOf(image)}`,
  ]);
  setVariables(existsSync(file) ? realpathSync(file) : file, pins);
  console.log(`${file}\n${pins.map(([variable, image]) => `  ${variable}=${image}`).join('\n')}`);
});

/** The digest of the index, which leads to the image for each kind of processor. */
function digestOf(image) {
  const asked = ['buildx', 'imagetools', 'inspect', image, '--format', '{{json .Manifest}}'];
  const { status, stdout, stderr, error } = spawnSync('docker', asked, { encoding: 'utf8' });
  const digest = /"digest":\s*"(sha256:[\da-f]{64})"/.exec(stdout ?? '')?.[1];
  if (status === 0 && digest !== undefined) return digest;
  throw new UserError(`There is no digest of ${image}: ${(error?.message ?? stderr).trim()}`);
}

/** Replaces the lines of these variables, and leaves all others and the permissions of the file as they are. */
function setVariables(path, variables) {
  const isThere = existsSync(path);
  const names = variables.map(([name]) => name).join('|');
  const before = isThere ? readFileSync(path, 'utf8') : '';
  const others = before.replaceAll(
    new RegExp(`^[ \\t]*(?:export[ \\t]+)?(?:${names})[ \\t]*=.*(?:\\n|$)`, 'gm'),
    '',
  );
  const separator = others === '' || others.endsWith('\n') ? '' : '\n';
  const pinned = variables.map(([name, value]) => `${name}=${value}\n`).join('');
  // In one step, so that it is never half a file.
  const unfinished = `${path}.unfinished`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, others + separator + pinned, { mode: 0o600 });
  if (isThere) chmodSync(unfinished, statSync(path).mode);
  renameSync(unfinished, path);
}
