import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { servicesFolder } from '../support/paths.mjs';

const file = join(servicesFolder, 'state.json');

/**
 * What is remembered of a service between commands: `{ pid, identity, url, ports }` while it runs;
 * `ports` alone after it was stopped, so that its address stays the same next time.
 */
export function readState(name) {
  return readAll()[name] ?? {};
}

export function writeState(name, state) {
  mkdirSync(servicesFolder, { recursive: true });
  // For this user alone: a URL may hold a password.
  writeFileSync(`${file}.new`, `${JSON.stringify({ ...readAll(), [name]: state }, null, 2)}\n`, {
    mode: 0o600,
  });
  renameSync(`${file}.new`, file);
}

function readAll() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
