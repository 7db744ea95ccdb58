import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;

/** Runs the script with a `docker` command that gives this answer. */
function pin(answer: string): { status: number | null; stdout: string; stderr: string } {
  const folder = mkdtempSync(join(tmpdir(), 'docker-'));
  writeFileSync(join(folder, 'docker'), `#!/bin/sh\n${answer}\n`, { mode: 0o755 });
  return spawnSync(process.execPath, ['scripts/deploy/pin-images.mjs'], {
    encoding: 'utf8',
    env: { PATH: `${folder}${delimiter}${process.env.PATH}` },
  });
}

describe('pinning the images', () => {
  it('sets every variable of docker-compose.yml to its default and the digest that the registry has', () => {
    const { status, stdout } = pin(`printf '{"schemaVersion":2,"digest":"${DIGEST}","size":1}'`);
    const named = [
      ...readFileSync('docker-compose.yml', 'utf8').matchAll(/([A-Z]+_IMAGE):-(\S+:v?\d[^}\s]*)}/g),
    ];
    expect(named).toHaveLength(4);
    expect(status).toBe(0);
    expect(stdout.trim().split('\n')).toEqual(named.map(([, name, image]) => `${name}=${image}@${DIGEST}`));
  });

  it.each([
    ['the registry has no such image', 'echo "not found" >&2; exit 1', 'not found'],
    ['the answer holds no digest', 'echo {}', 'There is no digest of'],
  ])('prints only the reason when %s', (_, answer, why) => {
    const { status, stdout, stderr } = pin(answer);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(why);
  });
});
