import { ConfigError } from '#libs/config';

/** The text for the terminal when the process cannot start or stop: the message if it is enough, else the stack. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError) return error.message;
  const code = 'code' in error ? String(error.code) : undefined;
  if (code === 'EADDRINUSE')
    return `${error.message}\nAnother process uses this port: stop it, or set DASHBOARD_PORT (or DASHBOARD_METRICS_PORT) to another one.`;
  // The message of an error with a code is enough, except for Node's own `ERR_` codes: those are bugs in this program.
  if (code !== undefined && !code.startsWith('ERR_')) return error.message;
  return error.stack ?? error.message;
}
