import { demandNode } from '#libs/node-version';

demandNode();
const { ConfigError, loadMcpConfig } = await import('#libs/config');
const { MistypedKeyError } = await import('#libs/client');
const { readOptions } = await import('#libs/service');
const { startTracing } = await import('#libs/tracing');
const { runHttp } = await import('./run-http.js');
const { runStdio } = await import('./run-stdio.js');

const USAGE = `Usage: npm run mcp [-- --http]

Talks MCP over its standard streams, or with --http over a port. docs/mcp.md lists the variables of its environment.`;

/** The process: `main.js` talks MCP over its standard streams, `main.js --http` over a port. */
try {
  const { http } = readOptions(USAGE, { http: { type: 'boolean', default: false } });
  const config = loadMcpConfig(process.env);
  await startTracing('mcp', config.traces);
  if (http) await runHttp(config, fail);
  else runStdio(config);
} catch (error) {
  fail(error);
}

/** Writes to stderr, because with standard streams stdout is used by the protocol. */
function fail(error: unknown): never {
  const isOfUser = error instanceof ConfigError || error instanceof MistypedKeyError;
  console.error(isOfUser || !(error instanceof Error) ? String(error) : (error.stack ?? error.message));
  process.exit(1);
}
