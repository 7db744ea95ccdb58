/** A stream of the process; on a terminal it knows how wide it is. */
export type Output = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** Everything a command takes from the process it runs in. */
export interface ProcessIo {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** For the result of the command. */
  readonly stdout: Output;
  /** For progress and messages. */
  readonly stderr: Output;
}
