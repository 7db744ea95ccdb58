import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, providePrograms } from '../../scripts/services/debian-programs.mjs';
import { abandonServices, startServices } from '../../scripts/services/lifecycle.mjs';
import makeTemporaryFolder from './temporary-folder.mjs';

/**
 * Elasticsearch runs for minutes only: its second compiler, which pays over hours, takes a third of its processor time.
 * Benchmarks run without this.
 */
const QUICK_START = '-XX:TieredStopAtLevel=1';

const ENGINES = ['redis-server', 'redis-cli'];
const CLIENTS = ['psql', 'pg_dump', 'pg_restore'];
const PROXIES = ['haproxy', 'nginx'];

/** Starts real Redis, PostgreSQL and Elasticsearch before the first integration spec, unless variables name others. */
export default async function startRealServices() {
  await providePrograms([...ENGINES, ...CLIENTS, ...PROXIES]);
  // Debian keeps these off the PATH of some users.
  process.env.TEST_HAPROXY = findProgram('haproxy');
  process.env.TEST_NGINX = findProgram('nginx');
  process.env.ES_JAVA_OPTS ??= QUICK_START;
  // Its own for every run: runs of two clones do not meet.
  makeTemporaryFolder();
  const dataFolder = join(tmpdir(), 'services');
  mkdirSync(dataFolder, { recursive: true });
  const { urls } = await startServices({ also: ['postgres'], dataFolder, started: servicesToEnd() });
  process.env.TEST_ELASTICSEARCH_URL = urls.ELASTICSEARCH_URL;
  process.env.TEST_REDIS_URL = urls.REDIS_URL;
  process.env.TEST_POSTGRES_URL = urls.DATABASE_URL;
}

/** The names of what is started here, in one list for all runs of `--watch`. They end with this process at the latest. */
function servicesToEnd() {
  if (globalThis.startedServices) return globalThis.startedServices;
  const started = (globalThis.startedServices = []);
  // A run that is interrupted, maybe while services start, never reaches the teardown.
  process.once('exit', () => abandonServices(started));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  return started;
}
