import { parseArgs } from 'node:util';
import { ConfigError, loadMcpConfig } from '#libs/config';
import { MistypedKeyError } from '#libs/client';
import { runHttp } from './run-http.js';
import { runStdio } from './run-stdio.js';

/** The process: `main.js` talks MCP over its standard streams, `main.js --http` over a port. */
try {
  const { values } = parseArgs({ options: { http: { type: 'boolean', default: false } } });
  const config = loadMcpConfig(process.env);
  await (values.http ? runHttp(config, fail) : runStdio(config));
} catch (error) {
  fail(error);
}

/** Writes to stderr, because with standard streams stdout is used by the protocol. */
function fail(error: unknown): never {
  const isOfUser = error instanceof ConfigError || error instanceof MistypedKeyError;
  console.error(isOfUser || !(error instanceof Error) ? String(error) : (error.stack ?? error.message));
  process.exit(1);
}
