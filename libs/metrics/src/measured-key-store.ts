import type { Registry } from 'prom-client';
import { Durations } from './durations.js';
import { measured } from './measured.js';

/** In seconds: Redis answers within one of the first, and is given up after the last but one. */
const BOUNDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5];

/** The same ports of the key store, whose calls are measured: `store.admit`, `usageLog.add` and so on. */
export function measuredKeyStore<Engine extends object>(engine: Engine, registry: Registry): Engine {
  const durations = new Durations(registry, {
    name: 'catalog_key_store_call_duration_seconds',
    help: 'Calls of the store of keys and limits, by operation, and ok or the kind of the failure.',
    labels: ['operation', 'outcome'],
    bounds: BOUNDS,
  });
  const ports = Object.entries(engine).map(([name, port]: [string, unknown]) => {
    if (typeof port !== 'object' || port === null) return [name, port];
    return [name, measured(port, durations, { prefix: `${name}.`, spanPrefix: 'key-store.' })];
  });
  return Object.fromEntries(ports) as Engine;
}
