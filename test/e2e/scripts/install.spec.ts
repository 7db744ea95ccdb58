import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const execute = promisify(execFile);

/**
 * The install script of an indirect dependency, which reports its installation to its makers. Here it gets the
 * dependencies as npm lists them, because by itself it gives up when npm takes longer than 3 s.
 */
const RUN_INSTALL_SCRIPT = `
  const script = require('@scarf/scarf/report.js');
  const list = require('node:fs').readFileSync(0, 'utf8');
  script.getDependencyInfo = () =>
    new Promise((resolve, reject) => script.processDependencyTreeOutput(resolve, reject)(null, list));
  script.reportPostInstall().then(() => console.log('reported'), error => console.log(error.message));`;

it('sends no report when dependencies are installed, with any version of npm', async () => {
  let reports = 0;
  const server = createServer(socket => {
    reports++;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // With this port it reports to this machine instead.
  const SCARF_LOCAL_PORT = String((server.address() as AddressInfo).port);
  const { stdout: list } = await execute('npm', ['ls', '@scarf/scarf', '--json', '--long']);
  const running = execute(process.execPath, ['--input-type=commonjs', '--eval', RUN_INSTALL_SCRIPT], {
    env: { ...process.env, SCARF_LOCAL_PORT },
  });
  running.child.stdin?.end(list);
  const { stdout } = await running;
  server.close();
  expect(stdout).toMatch(/disabled via a package\.json|opted out/);
  expect(reports).toBe(0);
});
