import { ConfigError } from '#libs/config';

/** What to read in a terminal when the process cannot start or stop: a message that says it all, else the stack. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError) return error.message;
  const code = 'code' in error ? String(error.code) : undefined;
  if (code === 'EADDRINUSE')
    return `${error.message}\nAnother process uses this port: stop it, or set DASHBOARD_PORT to another one.`;
  // Errors with a code explain themselves, ours and the system's; those of Node's own interfaces are defects of ours.
  if (code !== undefined && !code.startsWith('ERR_')) return error.message;
  return error.stack ?? error.message;
}
