import type { FastifyInstance } from 'fastify';
import { loadMcpConfig } from '#libs/config';
import { createLog } from '#libs/log';
import { Serving } from '#libs/service';
import { createHttpServer } from '../../../../apps/mcp/src/index.js';

export interface StartedMcp {
  readonly server: FastifyInstance;
  readonly url: URL;
  close(): Promise<void>;
}

/** The MCP server on a port of this machine, over the API at this address. */
export async function startMcp(
  baseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<StartedMcp> {
  const config = loadMcpConfig({ BGC_API_URL: baseUrl, ...environment });
  const server = await createHttpServer(config, new Serving(), createLog('silent', 'mcp'));
  const url = new URL('/mcp', await server.listen({ host: '127.0.0.1', port: 0 }));
  const close = async () => {
    // A connection that was opened in advance would be waited for.
    server.server.closeAllConnections();
    await server.close();
  };
  return { server, url, close };
}
