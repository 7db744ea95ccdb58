import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isAlive } from '../support/process-identity.mjs';
import { say } from '../support/say.mjs';
import { UserError } from '../support/user-error.mjs';
import { logTail } from './log-tail.mjs';
import { readState, writeState } from './state.mjs';
import { waitUntil } from './wait-until.mjs';

const ATTEMPTS = 4;
/** Messages of Redis, PostgreSQL and Elasticsearch (Java) that another process listens there. */
const PORT_TAKEN = /address already in use|could not bind|BindException/i;

/**
 * Starts a service unless it runs, and waits until it answers. A port is chosen before the server takes it, and another
 * process may be quicker: then the service is started again on another one.
 * @param dataFolder where Elasticsearch keeps its data, instead of beside its program
 * @param started names of what was started, to which this one's is added
 * @returns its URL
 */
export async function startOwn(service, { started, dataFolder, signal }) {
  const before = readState(service.name);
  if (isAlive(before)) return untilReady(service, before, signal);
  say(`starting ${service.title}`);
  for (let attempt = 1; ; attempt++) {
    // What an earlier server wrote says nothing of this one.
    rmSync(service.log, { force: true });
    try {
      const launched = await service.launch({ ports: attempt === 1 ? before.ports : {}, dataFolder, signal });
      writeState(service.name, launched);
      if (!started.includes(service.name)) started.push(service.name);
      return await untilReady(service, launched, signal);
    } catch (error) {
      if (attempt === ATTEMPTS || !hasLostItsPort(service)) throw error;
      say(`another process took the port of ${service.title} first; trying another one`);
    }
  }
}

async function untilReady(service, state, signal) {
  const ready = await waitUntil(async () => !isAlive(state) || (await service.answers(state.url)), {
    timeoutMs: service.startTimeoutMs,
    signal,
  });
  // Where it ended, what answers is the process that was quicker.
  if (ready && isAlive(state)) return state.url;
  throw new UserError(
    `${service.title} ${ready ? 'ended while starting' : 'does not answer'}.\n${logTail(service.log)}`,
  );
}

function hasLostItsPort({ name, log }) {
  return !isAlive(readState(name)) && existsSync(log) && PORT_TAKEN.test(readFileSync(log, 'utf8'));
}
