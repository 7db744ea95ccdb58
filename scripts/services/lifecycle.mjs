import { endProcess } from '../support/end-process.mjs';
import { isAlive } from '../support/process-identity.mjs';
import { say } from '../support/say.mjs';
import { UserError } from '../support/user-error.mjs';
import { withLock } from '../support/with-lock.mjs';
import { providePrograms } from './debian-programs.mjs';
import { elasticsearch } from './elasticsearch.mjs';
import { postgres } from './postgres.mjs';
import { redis } from './redis.mjs';
import { startOwn } from './start-own.mjs';
import { readState, writeState } from './state.mjs';
import { waitUntil } from './wait-until.mjs';

/** The quick ones first: what is wrong with them shows at once. */
const SERVICES = [redis, postgres, elasticsearch];

/**
 * Starts what does not run yet and waits until everything answers; when one fails, those that this call
 * started are ended again. A service named by its variable in the environment is taken as it is; an
 * optional one is started when `also` names it. Redis and PostgreSQL are fetched where this machine lacks them.
 * @param options.dataFolder keeps the data of Elasticsearch, which waits for its disk at every change, instead of `.services`
 * @param options.started gets the name of each service as soon as it is launched, for a process that may be ended meanwhile
 * @returns `{ urls: { REDIS_URL, ELASTICSEARCH_URL, DATABASE_URL? }, started: [names] }`
 */
export function startServices({ signal, also = [], dataFolder, started = [] } = {}) {
  const services = SERVICES.filter(({ name, optional }) => !optional || also.includes(name));
  return withLock('services', () => startAll(services, { signal, dataFolder, started }), { signal });
}

/** Ends the named services, as far as they are ours and alive. */
export function stopServices(names = SERVICES.map(({ name }) => name)) {
  return withLock('services', async () => {
    for (const service of SERVICES) if (names.includes(service.name)) await stop(service);
  });
}

/** Asks the named services to end without waiting for it: for a process that is ending itself. */
export function abandonServices(names) {
  for (const name of names) {
    const state = readState(name);
    if (isAlive(state)) process.kill(state.pid, 'SIGTERM');
  }
}

/** One line per service, for people: `{ title, state, answers, optional }`. */
export async function describeServices() {
  return Promise.all(SERVICES.map(describe));
}

async function startAll(services, { signal, dataFolder, started }) {
  const own = services.filter(service => !givenUrl(service) && !isAlive(readState(service.name)));
  demandPrerequisites(own);
  await providePrograms(
    own.flatMap(({ programs }) => programs),
    { signal },
  );
  const urls = {};
  try {
    for (const service of services) {
      const given = givenUrl(service);
      urls[service.variable] = given || (await startOwn(service, { started, dataFolder, signal }));
      if (given) await demandAnswer(service, given, signal);
    }
  } catch (error) {
    for (const service of SERVICES) if (started.includes(service.name)) await stop(service);
    throw error;
  }
  return { urls, started };
}

function givenUrl(service) {
  return service.given ? service.given() : process.env[service.variable];
}

/** All that is missing in one message, so that one round of installing is enough. */
function demandPrerequisites(services) {
  const missing = services.flatMap(({ prerequisites }) => prerequisites?.() ?? []);
  if (missing.length === 0) return;
  const variables = services.map(({ variable }) => variable).join(' and ');
  throw new UserError(
    [
      'Install first:',
      ...missing.map(item => `  - ${item}`),
      `or set ${variables} to servers that run already.`,
    ].join('\n'),
  );
}

async function demandAnswer(service, url, signal) {
  if (await waitUntil(() => service.answers(url), { timeoutMs: 10_000, signal })) return;
  throw new UserError(`${service.variable} is set, but no ${service.title} answers there.`);
}

async function stop(service) {
  const state = readState(service.name);
  const ended = await endProcess(state);
  writeState(service.name, { ports: state.ports });
  say(`${service.title} ${ended ? 'stopped' : 'was not running'}`);
}

async function describe(service) {
  const { title, optional = false } = service;
  const given = givenUrl(service);
  const state = readState(service.name);
  if (!given && !isAlive(state)) return { title, state: 'not running', answers: false, optional };
  const answers = await service.answers(given || state.url);
  // A URL may hold a password.
  const whose = given
    ? `given by ${service.variable}`
    : `${withoutPassword(state.url)}, process ${state.pid}`;
  return { title, state: `${answers ? 'answers' : 'DOES NOT ANSWER'} (${whose})`, answers, optional };
}

function withoutPassword(url) {
  return url.replace(/\/\/[^@/]*@/, '//');
}
