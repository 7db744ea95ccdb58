import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Whose listeners a spec may add: a process has one log, but modules of every spec add their own. */
const EMITTERS = [process, process.stdout];

/**
 * Surrounds a spec with the worker process itself, not with a context of `node:vm`: so a spec and the packages that the
 * worker has loaded (see `shared-packages.mjs`) have one `Error` and one `Array`. What a spec added to the global object, the
 * environment and the listeners of the process and its output is taken back after it.
 */
export default class WorkerEnvironment {
  global = globalThis;
  fakeTimers = null;
  moduleMocker = new ModuleMocker(globalThis);

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.conditions = projectConfig.testEnvironmentOptions.customExportConditions;
    this.before = {
      globals: Object.getOwnPropertyDescriptors(globalThis),
      variables: { ...process.env },
      exit: process.exit,
      listeners: EMITTERS.map(listenersOf),
    };
  }

  exportConditions() {
    return this.conditions;
  }

  getVmContext() {
    return undefined;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    const { globals, variables, exit, listeners } = this.before;
    // What a package defined for good stays, as the package does.
    for (const key of Reflect.ownKeys(globalThis))
      if (Object.hasOwn(globals, key)) Reflect.defineProperty(globalThis, key, globals[key]);
      else Reflect.deleteProperty(globalThis, key);
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
    Object.assign(process.env, variables);
    process.exit = exit;
    EMITTERS.forEach((emitter, index) => {
      for (const [event, now] of listenersOf(emitter))
        for (const listener of now)
          if (!listeners[index].get(event)?.includes(listener)) emitter.removeListener(event, listener);
    });
  }
}

/** By event. */
function listenersOf(emitter) {
  return new Map(emitter.eventNames().map(event => [event, emitter.rawListeners(event)]));
}
