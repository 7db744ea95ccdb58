import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../support/paths.mjs';

const SOURCES = [
  'apps',
  'libs',
  'indexer/src',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'nest-cli.json',
  '.swcrc',
];

/**
 * Changes whenever a source file is edited, added, removed or renamed. Names, sizes and times are enough
 * and cost a few milliseconds; contents are not read.
 */
export function sourceFingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) if (existsSync(inProject(source))) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const stat = statSync(inProject(path));
  if (stat.isDirectory()) {
    for (const name of readdirSync(inProject(path)).sort()) addTo(hash, join(path, name));
  } else {
    hash.update(`${path}\n${stat.size}\n${stat.mtimeMs}\n`);
  }
}
