import { Counter, type Registry } from 'prom-client';

/**
 * A counter with one label, whose counts are kept elsewhere and read whenever the metrics are read: finding a labeled
 * counter for every request would cost more than the rest of what is noted of it.
 */
export function addCounter(
  registry: Registry,
  { name, help, label }: { readonly name: string; readonly help: string; readonly label: string },
  counts: () => Iterable<readonly [value: string, count: number]>,
): void {
  new Counter({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset();
      for (const [value, count] of counts()) this.inc({ [label]: value }, count);
    },
  });
}
