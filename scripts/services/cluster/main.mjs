/**
 * `node scripts/services/cluster/main.mjs <prefix>`: a cluster of three secured Elasticsearch nodes for tests, on loopback.
 * It wants 3 GB of memory. Prints one line of JSON when it is ready:
 * `{ urls, ca, users: { api, indexer, admin }, pids }`, `ca` being the path of a PEM file. Ends when its standard input does.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { runCommand } from '../../support/run-command.mjs';
import { UsageError, UserError } from '../../support/user-error.mjs';
import { elasticsearchHome, ELASTICSEARCH_VERSION } from '../elasticsearch-distribution.mjs';
import { findJdk } from '../find-jdk.mjs';
import { javaOptions } from '../java-options.mjs';
import { logTail } from '../log-tail.mjs';
import { accountFolder, plainAccount } from '../plain-account.mjs';
import { waitUntil } from '../wait-until.mjs';
import { copyHome, installPlugin } from './install-plugin.mjs';
import { makeCertificates } from './make-certificates.mjs';
import { makeUsers } from './make-users.mjs';
import { runTool } from './run-tool.mjs';

const NODES = 3;
const HEAP = '384m';
const START_TIMEOUT_MS = 540_000;

await runCommand(async () => {
  const [prefix] = process.argv.slice(2);
  if (prefix === undefined) throw new UsageError('usage: main.mjs <prefix of the indices>');
  const ended = new Promise(resolve => process.stdin.resume().on('end', resolve));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.stdin.destroy());
  const account = plainAccount();
  const folder = join(accountFolder(account), `cluster-${process.pid}`);
  // Where the caller's temporary files are in memory, no node waits for a disk.
  const data = mkdtempSync(join(tmpdir(), 'cluster-'));
  giveTo(account, data);
  const nodes = [];
  try {
    const cluster = await startCluster({ prefix, account, folder, data, nodes });
    process.stdout.write(`${JSON.stringify(cluster)}\n`);
    await Promise.race([ended, new Promise(resolve => process.stdin.on('close', resolve))]);
  } finally {
    for (const { pid } of nodes) endNode(pid);
    await waitUntil(() => nodes.every(({ pid }) => !runs(pid)), { timeoutMs: 10_000 });
    for (const each of [folder, data]) rmSync(each, { recursive: true, force: true });
  }
});

async function startCluster({ prefix, account, folder, data, nodes }) {
  const jdk = findJdk();
  const home = join(folder, 'home');
  await copyHome(await elasticsearchHome({ jdk, account }), home);
  await installPlugin({ home, jdk, version: ELASTICSEARCH_VERSION });
  const config = join(folder, 'config');
  cpSync(join(await elasticsearchHome({ jdk, account }), 'config'), config, { recursive: true });
  await makeCertificates(config);
  const users = makeUsers(config, prefix);
  giveTo(account, folder);
  const environment = { PATH: process.env.PATH, HOME: folder, ES_JAVA_HOME: jdk, ES_PATH_CONF: config };
  for (let number = 1; number <= NODES; number++)
    nodes.push({
      name: `n${number}`,
      http: await getPort({ host: '127.0.0.1' }),
      transport: await getPort({ host: '127.0.0.1' }),
    });
  await Promise.all(
    nodes.map(async node => {
      node.pid = await startNode({ node, nodes, home, folder, data, environment, account });
    }),
  );
  const ca = join(config, 'ca.pem');
  const urls = nodes.map(({ http }) => `https://localhost:${http}`);
  const isReady = () => isGreen(urls[0], users.admin, readFileSync(ca));
  if (!(await waitUntil(isReady, { timeoutMs: START_TIMEOUT_MS })))
    throw new UserError(`The cluster did not get ready.\n${logTail(join(folder, 'n1.log'))}`);
  return { urls, ca, users, pids: nodes.map(({ pid }) => pid) };
}

async function startNode({ node, nodes, home, folder, data, environment, account }) {
  const path = name => join(folder, node.name, name);
  // Each node keeps a keystore in its configuration, which several would fight for.
  cpSync(join(folder, 'config'), path('config'), { recursive: true });
  for (const name of ['logs', 'tmp']) mkdirSync(path(name), { recursive: true });
  giveTo(account, join(folder, node.name));
  const settings = {
    'cluster.name': `board-game-catalog-${process.pid}`,
    'node.name': node.name,
    'network.host': '127.0.0.1',
    'http.port': node.http,
    'transport.port': node.transport,
    'discovery.seed_hosts': nodes.map(({ transport }) => `127.0.0.1:${transport}`).join(),
    'cluster.initial_master_nodes': nodes.map(({ name }) => name).join(),
    'path.data': join(data, node.name),
    'path.logs': path('logs'),
    'cluster.routing.allocation.disk.threshold_enabled': false,
    'xpack.security.enabled': true,
    'xpack.security.http.ssl.enabled': true,
    'xpack.security.http.ssl.certificate': 'server.pem',
    'xpack.security.http.ssl.key': 'server.key',
    'xpack.security.http.ssl.certificate_authorities': 'ca.pem',
  };
  await runTool(
    'bash',
    [
      join(home, 'bin', 'elasticsearch'),
      ...['-d', '-p', path('pid')],
      ...Object.entries(settings).map(([name, value]) => `-E${name}=${value}`),
    ],
    {
      cwd: home,
      env: {
        ...environment,
        ES_PATH_CONF: path('config'),
        ES_TMPDIR: path('tmp'),
        ...javaOptions(HEAP),
      },
      ...account,
    },
  );
  return Number(readFileSync(path('pid'), 'utf8'));
}

function giveTo({ uid, gid }, path) {
  if (uid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid}`, path]);
}

function isGreen(url, { username, password }, ca) {
  return new Promise(resolve => {
    const options = { ca, auth: `${username}:${password}`, timeout: 3_000 };
    const path = `/_cluster/health?wait_for_status=green&wait_for_nodes=${NODES}&timeout=2s`;
    request(url + path, options, answer => {
      answer.resume();
      resolve(answer.statusCode === 200);
    })
      .on('timeout', function stop() {
        this.destroy();
      })
      .on('error', () => resolve(false))
      .end();
  });
}

/** Nothing in it has to be kept, so nothing is waited for. A node that a test has stopped does not notice other signals. */
function endNode(pid) {
  if (pid !== undefined && runs(pid)) process.kill(pid, 'SIGKILL');
}

function runs(pid) {
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
