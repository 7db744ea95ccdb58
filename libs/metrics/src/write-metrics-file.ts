import { rename, writeFile } from 'node:fs/promises';
import type { Registry } from 'prom-client';

/**
 * Writes what was counted for the textfile collector of Prometheus' node exporter, which may read at any moment: the
 * file is replaced in one step.
 * @param path ends with `.prom`, as the collector requires
 * @throws the system error when the folder cannot be written
 */
export async function writeMetricsFile(registry: Registry, path: string): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, await registry.metrics());
  await rename(unfinished, path);
}
