import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const execute = promisify(execFile);

/**
 * The install script of an indirect dependency, which reports to its makers where it is installed. Here it is given the
 * dependencies as npm lists them; by itself it stops when npm takes longer than 3 s.
 */
const RUN_INSTALL_SCRIPT = `
  const script = require('@scarf/scarf/report.js');
  const list = require('node:fs').readFileSync(0, 'utf8');
  script.getDependencyInfo = () =>
    new Promise((resolve, reject) => script.processDependencyTreeOutput(resolve, reject)(null, list));
  script.reportPostInstall().then(() => console.log('reported'), error => console.log(error.message));`;

it('sends no report when dependencies are installed, whatever the version of npm', async () => {
  let reports = 0;
  const server = createServer(socket => {
    reports++;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // With a port it reports to this machine instead.
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
