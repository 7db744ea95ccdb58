import { stopTracing } from '#libs/tracing';

/** A service that a process serves, until it is closed. */
export interface Closable {
  /** Whether it is being closed. */
  readonly isEnding: boolean;
  close(): Promise<void>;
}

/**
 * Closes a service on the first SIGTERM or SIGINT and ends the process with 0; ends it at once, with 1, on the second.
 * @param fail called with the reason why it could not be closed; must end the process
 */
export function shutDownOnSignals(service: Closable, fail: (error: unknown) => never): void {
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      if (service.isEnding) process.exit(1);
      service
        .close()
        .then(stopTracing)
        .then(() => process.exit(0), fail);
    });
  }
}
