import type { Tracing, TracingSettings } from './open-tracing.js';

let running: Tracing | undefined;

/**
 * Begins to trace this process. To be called before the parts of the process are made, which trace themselves only
 * if it was.
 * @param service which process it is, as in its log
 * @param settings `undefined` leaves everything as it is
 */
export async function startTracing(service: string, settings: TracingSettings | undefined): Promise<void> {
  if (settings === undefined || running !== undefined) return;
  // Imported only now, so that a process without traces does not load the SDK.
  const { openTracing } = await import('./open-tracing.js');
  running = openTracing(service, settings);
  // For processes that end because nothing is left to do; the others call `stopTracing`.
  process.once('beforeExit', () => void stopTracing());
}

/** To be called before the process is ended: sends the spans that wait. */
export async function stopTracing(): Promise<void> {
  await running?.stop();
}

/** Whether this process is traced. */
export function isTraced(): boolean {
  return running !== undefined;
}

/** `undefined` unless this process is traced. */
export function tracing(): Tracing | undefined {
  return running;
}
