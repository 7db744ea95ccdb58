import { setTimeout as delay } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';

/** So that metrics are answered within a second while a database or an engine hangs. */
const LONGEST_MS = 500;

/**
 * A gauge without labels, measured whenever the metrics are read; without a value while that is `undefined`, fails, or takes
 * longer than {@link LONGEST_MS}. It is never measured twice at once.
 */
export function addGauge(
  registry: Registry,
  { name, help }: { readonly name: string; readonly help: string },
  measure: () => number | undefined | Promise<number | undefined>,
): void {
  let measuring: Promise<number | undefined> | undefined;
  const made: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: async () => {
      measuring ??= Promise.resolve()
        .then(measure)
        .catch(() => undefined)
        .finally(() => (measuring = undefined));
      const value = await Promise.race([measuring, delay(LONGEST_MS, undefined, { ref: false })]);
      if (value === undefined) made.remove();
      else made.set(value);
    },
  });
}
