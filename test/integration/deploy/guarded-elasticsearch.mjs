// node guarded-elasticsearch.mjs: an Elasticsearch that starts as the one in docker-compose.yml does, with the users and
// roles in the folder ACCESS. Prints "listening on <port>" when it answers; ends with SIGTERM.
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { elasticsearchHome } from '../../../scripts/services/elasticsearch-distribution.mjs';
import { findJdk } from '../../../scripts/services/find-jdk.mjs';
import { javaOptions } from '../../../scripts/services/java-options.mjs';
import getPort from 'get-port';
import { plainAccount } from '../../../scripts/services/plain-account.mjs';

const account = plainAccount();
const jdk = findJdk();
const home = await elasticsearchHome({ jdk, account });
const work = join(home, 'guarded');
rmSync(work, { recursive: true, force: true });
for (const folder of ['conf', 'data', 'logs', 'tmp']) mkdirSync(join(work, folder), { recursive: true });
cpSync(join(process.env.ACCESS, 'elasticsearch'), join(work, 'access'), { recursive: true });
for (const file of readdirSync(work, { recursive: true })) give(join(work, file));
give(work);

const [http, transport] = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })];
const server = spawn('bash', ['-c', composeCommand()], {
  cwd: home,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    PATH: process.env.PATH,
    HOME: home,
    ES_JAVA_HOME: jdk,
    ...javaOptions('400m'),
    ES_PATH_CONF: join(work, 'conf'),
    ES_TMPDIR: join(work, 'tmp'),
  },
  ...account,
});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('close', code => process.exit(code ?? 1));
while (!(await answers())) await new Promise(resolve => setTimeout(resolve, 250));
console.log(`listening on ${http}`);

/** The command of the service, with this machine's paths, and its settings as arguments instead of variables. */
function composeCommand() {
  const compose = readFileSync('docker-compose.yml', 'utf8');
  const folded = /^ +(cp -r config\/\. [\s\S]*?eswrapper)$/m.exec(compose)?.[1];
  const settings = [...compose.matchAll(/^ {6}((?:xpack|discovery)[\w.]+): '?([\w-]+)'?$/gm)].map(
    ([, name, value]) => `-E${name}=${value}`,
  );
  const own = {
    'network.host': '127.0.0.1',
    'http.port': http,
    'transport.port': transport,
    'path.data': join(work, 'data'),
    'path.logs': join(work, 'logs'),
    'cluster.routing.allocation.disk.threshold_enabled': false,
  };
  for (const [name, value] of Object.entries(own)) settings.push(`-E${name}=${value}`);
  return folded
    .replaceAll(/\s+/g, ' ')
    .replaceAll('$$', '$')
    .replaceAll('/access/', `${join(work, 'access')}/`)
    .replace('docker-entrypoint.sh eswrapper', `bash bin/elasticsearch ${settings.join(' ')}`);
}

/** Any answer is enough: without a password it is 401. */
async function answers() {
  return fetch(`http://127.0.0.1:${http}/`, { signal: AbortSignal.timeout(2_000) }).then(
    () => true,
    () => false,
  );
}

/** To the account the server runs as, as the volume of its container belongs to its user. */
function give(path) {
  if (account.uid === undefined) return;
  chownSync(path, account.uid, account.gid);
  if (path.endsWith('conf')) chmodSync(path, 0o700);
}
