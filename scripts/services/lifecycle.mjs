import { endProcess } from '../support/end-process.mjs';
import { isAlive } from '../support/process-identity.mjs';
import { say, UserError } from '../support/say.mjs';
import { withLock } from '../support/with-lock.mjs';
import { elasticsearch } from './elasticsearch.mjs';
import { logTail } from './log-tail.mjs';
import { redis } from './redis.mjs';
import { readState, writeState } from './state.mjs';
import { waitUntil } from './wait-until.mjs';

/** The quick one first: what is wrong with it shows at once. */
const SERVICES = [redis, elasticsearch];

/**
 * Starts what does not run yet and waits until everything answers; when one fails, those that this call
 * started are ended again. A service named by its variable in the environment is taken as it is.
 * @returns `{ urls: { REDIS_URL, ELASTICSEARCH_URL }, started: [names] }`
 */
export function startServices({ signal } = {}) {
  return withLock('services', () => startAll(signal), { signal });
}

/** Ends the named services, as far as they are ours and alive. */
export function stopServices(names = SERVICES.map(({ name }) => name)) {
  return withLock('services', async () => {
    for (const service of SERVICES) if (names.includes(service.name)) await stop(service);
  });
}

/** One line per service, for people: `{ title, state, answers }`. */
export async function describeServices() {
  return Promise.all(SERVICES.map(describe));
}

async function startAll(signal) {
  demandWhatIsMissing();
  const urls = {};
  const started = [];
  try {
    for (const service of SERVICES) {
      const given = process.env[service.variable];
      urls[service.variable] = given || (await startOwn(service, { started, signal }));
      if (given) await demandAnswer(service, given, signal);
    }
  } catch (error) {
    for (const service of SERVICES) if (started.includes(service.name)) await stop(service);
    throw error;
  }
  return { urls, started };
}

/** All of it in one message, so that one round of installing is enough. */
function demandWhatIsMissing() {
  const missing = SERVICES.filter(
    service => !process.env[service.variable] && !isAlive(readState(service.name)),
  ).flatMap(service => service.missing());
  if (missing.length === 0) return;
  const variables = SERVICES.map(({ variable }) => variable).join(' and ');
  throw new UserError(
    [
      'Install first:',
      ...missing.map(item => `  - ${item}`),
      `or set ${variables} to servers that run already.`,
    ].join('\n'),
  );
}

async function startOwn(service, { started, signal }) {
  const before = readState(service.name);
  if (!isAlive(before)) {
    say(`starting ${service.title}`);
    const launched = await service.launch({ ports: before.ports, signal });
    writeState(service.name, launched);
    started.push(service.name);
  }
  const state = readState(service.name);
  const ready = await waitUntil(async () => !isAlive(state) || (await service.answers(state.url)), {
    timeoutMs: service.startTimeoutMs,
    signal,
  });
  if (!ready || !isAlive(state)) {
    throw new UserError(
      `${service.title} ${ready ? 'ended while starting' : 'does not answer'}.\n${logTail(service.log)}`,
    );
  }
  return state.url;
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
  const given = process.env[service.variable];
  const state = readState(service.name);
  if (!given && !isAlive(state)) return { title: service.title, state: 'not running', answers: false };
  const answers = await service.answers(given || state.url);
  // A URL from the environment may hold a password.
  const whose = given ? `given by ${service.variable}` : `${state.url}, process ${state.pid}`;
  return { title: service.title, state: `${answers ? 'answers' : 'DOES NOT ANSWER'} (${whose})`, answers };
}
