import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives specs a temporary folder of their own, so that what they leave there can be removed. */
export default function makeTemporaryFolder() {
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'jest-'));
  process.on('exit', () => rmSync(process.env.TMPDIR, { recursive: true, force: true }));
}
