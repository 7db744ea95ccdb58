import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { MistypedKeyError } from '#libs/client';
import { createMcpServer } from '../create-mcp-server.js';
import type { ClientsByKey } from './clients-by-key.js';

export interface HttpOptions {
  readonly clients: ClientsByKey;
  readonly version: string;
  /** Web pages that may call it, as origins. */
  readonly allowedOrigins: readonly string[];
}

const PATH = '/mcp';
/** Arguments of tools are short; this leaves room for a batch of calls. */
const MAX_BODY_BYTES = 100_000;

/**
 * MCP over streamable HTTP, without sessions: each POST is answered by a server of its own, with the key that came with
 * it. So any process can answer any request, and no process has its own key that others could use.
 */
export function createHttpServer({ clients, version, allowedOrigins }: HttpOptions): FastifyInstance {
  const app = fastify({ bodyLimit: MAX_BODY_BYTES, requestTimeout: 30_000, forceCloseConnections: 'idle' });
  app.server.maxConnections = 1_024;

  app.get('/health/live', () => ({ status: 'ok' }));

  app.post(PATH, async (request, reply) => {
    // Browsers name the requesting page: a page that is not allowed must not use a server in the user's own network.
    const { origin } = request.headers;
    if (origin !== undefined && !allowedOrigins.includes(origin))
      return refuse(reply, 403, `Pages of ${origin} may not call this server.`);
    const key = bearerOf(request);
    if (key === undefined) return refuse(reply, 401, 'Send your API key as "Authorization: Bearer <key>".');
    try {
      const server = createMcpServer(clients.get(key), version);
      const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
      reply.raw.on('close', () => void server.close());
      reply.hijack();
      await server.connect(transport);
      await transport.handleRequest(request.raw, reply.raw, request.body);
    } catch (error) {
      if (error instanceof MistypedKeyError) return refuse(reply, 401, error.message);
      throw error;
    }
  });

  app.route({
    method: ['GET', 'DELETE'],
    url: PATH,
    handler: (_, reply) =>
      refuse(reply.header('allow', 'POST'), 405, 'This server keeps no sessions: use POST.'),
  });

  return app;
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** An error in the form of JSON-RPC, which clients of MCP expect. */
function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  if (status === 401) void reply.header('www-authenticate', 'Bearer realm="board-game-catalog"');
  return reply.code(status).send({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null });
}
