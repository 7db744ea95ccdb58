import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedAdmission } from '#libs/admission-embedded';
import { FixedClock } from './fixed-clock.js';
import { fill, type TestEngine } from './test-engine.js';

/** A new folder in the system's temporary folder, and a function to remove it. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'admission-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The embedded engine in a folder of its own, which is removed when the engine is closed. */
export async function openTestEmbedded({
  clock = new FixedClock(),
  filled = true,
} = {}): Promise<TestEngine> {
  const folder = temporaryFolder();
  const engine = openEmbeddedAdmission({ dataDir: folder.path, clock });
  if (filled) await fill(engine);
  let open = true;
  return {
    ...engine,
    passTime: async ms => clock.advance(ms),
    close: async () => {
      if (open) await engine.close();
      open = false;
      folder.remove();
    },
  };
}
