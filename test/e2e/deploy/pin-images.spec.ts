import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';

const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;
const HAS_DIGESTS = `printf '{"schemaVersion":2,"digest":"${DIGEST}","size":1}'`;

/** What the file must contain. */
const PINS = [
  ...readFileSync('docker-compose.yml', 'utf8').matchAll(/([A-Z]+_IMAGE):-(\S+:v?\d[^}\s]*)}/g),
].map(([, name, image]) => `${name}=${image}@${DIGEST}\n`);

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pin-images-'));
  file = join(folder, '.env');
});

/** Runs the script with a `docker` command that gives this answer. */
function pin(answer: string): { status: number | null; stdout: string; stderr: string } {
  const commands = mkdtempSync(join(tmpdir(), 'docker-'));
  writeFileSync(join(commands, 'docker'), `#!/bin/sh\n${answer}\n`, { mode: 0o755 });
  return spawnSync(process.execPath, ['scripts/deploy/pin-images.mjs', file], {
    encoding: 'utf8',
    env: { PATH: `${commands}${delimiter}${process.env.PATH}` },
  });
}

describe('pinning the images', () => {
  it('sets every variable of docker-compose.yml to its default and the digest that the registry has', () => {
    const { status, stderr } = pin(HAS_DIGESTS);
    expect([status, stderr]).toEqual([0, '']);
    expect(PINS).toHaveLength(7);
    expect(readFileSync(file, 'utf8')).toBe(PINS.join(''));
  });

  it('keeps every other line, and replaces the pins of before', () => {
    writeFileSync(
      file,
      '# mine\nSMTP_URL=smtps://mail\n\nexport NODE_IMAGE=node:1\nREDIS_IMAGE=redis:1\nMY_IMAGE=a',
    );
    pin(HAS_DIGESTS);
    const before = '# mine\nSMTP_URL=smtps://mail\n\nMY_IMAGE=a\n';
    expect(readFileSync(file, 'utf8')).toBe(before + PINS.join(''));
    pin(HAS_DIGESTS);
    expect(readFileSync(file, 'utf8')).toBe(before + PINS.join(''));
  });

  it.each([0o600, 0o644])('leaves it to the same readers (%o)', mode => {
    writeFileSync(file, 'SMTP_URL=smtps://user:password@mail\n', { mode });
    pin(HAS_DIGESTS);
    expect(statSync(file).mode & 0o777).toBe(mode);
  });

  it.each([
    ['the registry has no such image', 'echo "not found" >&2; exit 1', 'not found'],
    ['the answer has no digest', 'echo {}', 'There is no digest of'],
    ['the third image has none', `case "$4" in *mailpit*) exit 1;; *) ${HAS_DIGESTS};; esac`, 'mailpit'],
  ])('leaves the file as it is and prints the reason when %s', (_, answer, why) => {
    writeFileSync(file, 'SMTP_URL=smtps://mail\n');
    const { status, stdout, stderr } = pin(answer);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(why);
    expect(readFileSync(file, 'utf8')).toBe('SMTP_URL=smtps://mail\n');
    expect(readdirSync(folder)).toEqual(['.env']);
  });
});
