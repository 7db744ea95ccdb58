/** A stream of the process; on a terminal it knows how wide it is. */
export type Output = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** Everything a command takes from the process it runs in. */
export interface ProcessIo {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What the command was asked for. */
  readonly stdout: Output;
  /** What happens meanwhile. */
  readonly stderr: Output;
}
