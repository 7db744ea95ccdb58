// node scripts/deploy/pin-images.mjs > .env: the digest of every image that docker-compose.yml names, as its registry has
// it now, in the variables that replace the tags there. Needs Docker with buildx, and the registries.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const compose = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8');
const lines = [...compose.matchAll(/\$\{([A-Z]+_IMAGE):-([^}\s]+)\}/g)].map(
  ([, variable, image]) => `${variable}=${image}@${digestOf(image)}`,
);
// All of them or none: half a file would look like a whole one.
console.log(lines.join('\n'));

/** Of the index, which leads to the image for each kind of processor. */
function digestOf(image) {
  const asked = ['buildx', 'imagetools', 'inspect', image, '--format', '{{json .Manifest}}'];
  const { status, stdout, stderr, error } = spawnSync('docker', asked, { encoding: 'utf8' });
  const digest = /"digest":\s*"(sha256:[\da-f]{64})"/.exec(stdout ?? '')?.[1];
  if (status === 0 && digest !== undefined) return digest;
  console.error(`There is no digest of ${image}: ${(error?.message ?? stderr).trim()}`);
  process.exit(1);
}
