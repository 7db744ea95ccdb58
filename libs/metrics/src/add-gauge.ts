import { Gauge, type Registry } from 'prom-client';

/** A gauge without labels, measured whenever the metrics are read; without a value while that is `undefined` or fails. */
export function addGauge(
  registry: Registry,
  { name, help }: { readonly name: string; readonly help: string },
  measure: () => number | undefined | Promise<number | undefined>,
): void {
  const made: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: async () => {
      const value = await Promise.resolve()
        .then(measure)
        .catch(() => undefined);
      if (value === undefined) made.remove();
      else made.set(value);
    },
  });
}
