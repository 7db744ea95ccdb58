import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { servicesFolder } from '../support/paths.mjs';
import { identityOf } from '../support/process-identity.mjs';
import { UserError } from '../support/user-error.mjs';
import { elasticsearchHome } from './elasticsearch-distribution.mjs';
import { elasticsearchPrerequisites } from './elasticsearch-prerequisites.mjs';
import { findJdk } from './find-jdk.mjs';
import { javaOptions } from './java-options.mjs';
import { logTail } from './log-tail.mjs';
import { canEnter, plainAccount } from './plain-account.mjs';

const HEAP = '512m';

export const elasticsearch = {
  name: 'elasticsearch',
  title: 'Elasticsearch',
  variable: 'ELASTICSEARCH_URL',
  log: join(servicesFolder, 'elasticsearch.log'),
  startTimeoutMs: 120_000,
  programs: [],

  prerequisites: elasticsearchPrerequisites,

  /** Begins to start an empty node; answers with what identifies its process, before it is ready. */
  async launch({ ports = {}, dataFolder, signal }) {
    const jdk = findJdk();
    const account = plainAccount();
    if (!canEnter(account, jdk)) throw new UserError(`The account "nobody" cannot read the JDK at ${jdk}.`);
    const home = await elasticsearchHome({ jdk, account, signal });
    const chosen = {
      http: await getPort({ port: ports.http, host: '127.0.0.1' }),
      transport: await getPort({ port: ports.transport, host: '127.0.0.1' }),
    };
    const work = dataFolder === undefined ? join(home, 'work') : join(dataFolder, 'elasticsearch');
    const pid = await launchDaemon({ home, work, jdk, account, ports: chosen, log: this.log });
    return { pid, identity: identityOf(pid), ports: chosen, url: `http://127.0.0.1:${chosen.http}` };
  },

  /** Elasticsearch's own measure; this distribution has no `GET /`. */
  async answers(url) {
    // The variable may name several nodes; the first one answers for all.
    const [node] = url.split(',');
    const { username, password, origin, pathname } = new URL(node);
    const credentials = Buffer.from(
      `${decodeURIComponent(username)}:${decodeURIComponent(password)}`,
    ).toString('base64');
    try {
      const answer = await fetch(
        `${origin}${pathname.replace(/\/$/, '')}/_cluster/health?wait_for_status=yellow&timeout=1s`,
        {
          headers: username ? { authorization: `Basic ${credentials}` } : {},
          signal: AbortSignal.timeout(3_000),
        },
      );
      return answer.ok;
    } catch {
      return false;
    }
  },
};

/** Its own launcher puts the server in the background and says so by ending, well or not. */
async function launchDaemon({ home, work, jdk, account, ports, log }) {
  // Every start is from nothing: data of an earlier test or trial must not affect the next one.
  rmSync(work, { recursive: true, force: true });
  const folders = { data: join(work, 'data'), logs: join(work, 'logs'), tmp: join(work, 'tmp') };
  const pidFile = join(work, 'pid');
  const output = openSync(log, 'w');
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  for (const folder of [work, ...Object.values(folders)]) giveTo(account, folder);
  const launcher = spawn(
    'bash',
    [join(home, 'bin', 'elasticsearch'), '-d', '-p', pidFile, ...settings(ports, folders)],
    {
      cwd: home,
      detached: true,
      stdio: ['ignore', output, output],
      env: {
        PATH: process.env.PATH,
        HOME: home,
        ES_JAVA_HOME: jdk,
        ES_TMPDIR: folders.tmp,
        ...javaOptions(HEAP),
      },
      ...account,
    },
  );
  const [code] = await once(launcher, 'exit');
  if (code !== 0) throw new UserError(`Elasticsearch did not start.\n${logTail(log)}`);
  return Number(readFileSync(pidFile, 'utf8'));
}

function settings(ports, folders) {
  return Object.entries({
    'cluster.name': 'board-game-catalog',
    'discovery.type': 'single-node',
    'network.host': '127.0.0.1',
    'http.port': ports.http,
    'transport.port': ports.transport,
    'path.data': folders.data,
    'path.logs': folders.logs,
    'xpack.security.enabled': false,
    // A developer's nearly full disk must not leave shards unassigned.
    'cluster.routing.allocation.disk.threshold_enabled': false,
    // Nor does it look at the disk again, which would take back the blocks that tests set for a full one.
    'cluster.info.update.interval': '24h',
    // A list of its indices for a node that comes back without the cluster's state, which takes time at every change of it.
    'gateway.write_dangling_indices_info': false,
  }).map(([name, value]) => `-E${name}=${value}`);
}

function giveTo({ uid, gid }, folder) {
  if (uid !== undefined) chownSync(folder, uid, gid);
}
