import { expect, it } from '@jest/globals';
import { freePort } from '../support/free-port.js';
import { canMakeFreshMachines, onFreshMachine } from './fresh-machine.js';

/** At least one of each tier, which together start every service and nearly every program that is provided. */
const SPECS = [
  'libs/log/',
  'test/contract/known-titles',
  'test/e2e/health',
  'test/scale/event-loop',
  'test/attack/wrong-keys',
  'test/integration/operations/backups',
  'test/integration/generated-clients/python',
  'test/browser/first-visit',
  'test/deploy/chart.spec',
  'test/deploy/monitoring',
];

/** Ends the service once it answers. */
const start = (port: number, dashboardPort: number) => `
(PORT=${port} DASHBOARD_PORT=${dashboardPort} npm start > /tmp/start.log 2>&1 & echo $! > /tmp/start.pid)
for i in $(seq 600); do
  curl --silent --fail --output /dev/null http://127.0.0.1:${port}/health/ready && break; sleep 1
done
kill "$(cat /tmp/start.pid)" && [ "$i" -lt 600 ] || { cat /tmp/start.log; exit 1; }`;

/** What only specs run that a busy machine makes slow. */
const PROXIES = '.services/debian/bin/haproxy -v && .services/debian/bin/nginx -v';

(canMakeFreshMachines ? it : it.skip).each(['root', 'visitor'])(
  'npm start and specs of every tier work as %s where nothing of the project was before',
  async account => {
    const command = `${start(await freePort(), await freePort())}\nnpx jest ${SPECS.join(' ')} 2>&1 && ${PROXIES}`;
    const printed = await onFreshMachine(account, command);
    expect(printed).toMatch(/^Test Suites: \d+ passed, \d+ total$/m);
    for (const spec of SPECS) expect(printed).toContain(spec);
  },
);
