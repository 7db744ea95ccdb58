import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { servicesFolder } from '../support/paths.mjs';
import { run } from '../support/run.mjs';
import { say } from '../support/say.mjs';
import { UserError } from '../support/user-error.mjs';
import { accountFolder } from './plain-account.mjs';

export const ELASTICSEARCH_VERSION = '9.5.3';
/** The real server with the few modules its makers' own integration tests need; 132 MB instead of 600. */
const ARTIFACT = `org.elasticsearch.distribution.integ-test-zip:elasticsearch:${ELASTICSEARCH_VERSION}:zip`;

/**
 * The unpacked server, fetched by Maven and kept.
 * @returns its folder, which the account can enter
 */
export async function elasticsearchHome({ jdk, account, signal }) {
  const home = join(accountFolder(account), `elasticsearch-${ELASTICSEARCH_VERSION}`);
  if (existsSync(home)) return home;
  say(`fetching Elasticsearch ${ELASTICSEARCH_VERSION} (132 MB, once)`);
  const download = join(servicesFolder, 'download');
  rmSync(download, { recursive: true, force: true });
  mkdirSync(download, { recursive: true });
  const env = { ...process.env, JAVA_HOME: jdk };
  const tool = async (command, args) => {
    const code = await run(command, args, { output: 'stderr', env, signal });
    signal?.throwIfAborted();
    if (code !== 0) throw new UserError(`${command} failed with exit code ${code}; see above.`);
  };
  await tool('mvn', [
    '-B',
    '-q',
    'dependency:copy',
    `-Dartifact=${ARTIFACT}`,
    `-DoutputDirectory=${download}`,
  ]);
  await tool(join(jdk, 'bin', 'jar'), [
    '--extract',
    '--file',
    join(download, `elasticsearch-${ELASTICSEARCH_VERSION}.zip`),
    '--dir',
    download,
  ]);
  await install(join(download, `elasticsearch-${ELASTICSEARCH_VERSION}`), home, { account, tool });
  rmSync(download, { recursive: true, force: true });
  return home;
}

/** Moving it in place is the last step, so that a broken-off installation is never mistaken for a finished one. */
async function install(unpacked, home, { account, tool }) {
  // The JDK's `jar` does not keep the permission to execute.
  for (const name of readdirSync(join(unpacked, 'bin'))) chmodSync(join(unpacked, 'bin', name), 0o755);
  const staged = `${home}.staged`;
  rmSync(staged, { recursive: true, force: true });
  await tool('cp', ['-R', unpacked, staged]);
  if (account.uid !== undefined) await tool('chown', ['-R', `${account.uid}:${account.gid}`, staged]);
  renameSync(staged, home);
}
