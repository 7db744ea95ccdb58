import {
  createMcpHandler,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type McpServer,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What clients may ask. Nothing about the tools ever changes, so there is no stream of changes to hold open. */
const METHODS = ['server/discover', 'tools/list', 'tools/call'];

/** What the SDK reads of a request. */
const HEADERS = ['content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/** A request as the SDK takes it, without its body; it is aborted when the client is gone. */
export function webRequestOf({ headers, url }: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const sent = HEADERS.flatMap(name => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  return new Request(new URL(url, 'http://localhost'), {
    method: 'POST',
    headers: sent,
    signal: gone.signal,
  });
}

/** Answers a client of the protocol since 2026-07-28, in which every request says by itself what it speaks. */
export async function answerModern(
  request: Request,
  message: JSONRPCMessage,
  createServer: () => McpServer,
): Promise<Response> {
  if (isJSONRPCRequest(message) && !METHODS.includes(message.method)) {
    const error = { code: ProtocolErrorCode.MethodNotFound, message: 'Method not found' };
    return Response.json({ jsonrpc: '2.0', error, id: message.id }, { status: 404 });
  }
  return createMcpHandler(createServer, { legacy: 'reject' }).fetch(request, { parsedBody: message });
}
