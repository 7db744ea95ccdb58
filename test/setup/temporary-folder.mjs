import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What specs leave in the temporary folder goes with this one. */
export default function makeTemporaryFolder() {
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'jest-'));
  process.on('exit', () => rmSync(process.env.TMPDIR, { recursive: true, force: true }));
}
