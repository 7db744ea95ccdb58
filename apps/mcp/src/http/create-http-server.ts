import rateLimit from '@fastify/rate-limit';
import {
  isLegacyRequest,
  ProtocolErrorCode,
  SUPPORTED_PROTOCOL_VERSIONS as EARLY_VERSIONS,
} from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { McpConfig } from '#libs/config';
import type { Log } from '#libs/log';
import {
  answerParserErrors,
  countHeaderLines,
  createServer,
  guardServer,
  ProcessMetrics,
  projectVersion,
  type Serving,
} from '#libs/service';
import { createMcpServer } from '../create-mcp-server.js';
import { allowOrigins } from './allow-origins.js';
import { answerMessages, messagesIn } from './answer-messages.js';
import { answerModern, webRequestOf } from './answer-modern.js';
import { askAboutKey } from './ask-about-key.js';
import { clientsByKey } from './clients-by-key.js';
import { Exchange } from './exchange.js';
import { KeyChecks } from './key-checks.js';
import { measuredCalls } from './measured-calls.js';
import { busy, invalidRequest, Refusal, refusalOf, unauthorized, unreadable } from './refusal.js';

const PATH = '/mcp';
const MODERN_VERSION = '2026-07-28';
/** Arguments of tools are short; this leaves room for a batch of calls. */
const MAX_BODY_BYTES = 100_000;
/** Unknown keys from one IPv4 address or IPv6 /64. An assistant's provider sends the keys of many users from one. */
const CHECKS_PER_SECOND = 20;

/**
 * MCP over streamable HTTP, without sessions: each POST is answered by a server of its own, with the key that came with
 * it. So any process can answer any request, and no process has its own key that others could use.
 */
export async function createHttpServer(
  { catalogUrl, http }: McpConfig,
  serving: Serving,
  log: Log,
): Promise<FastifyInstance> {
  const { limits, trustedProxies, allowedOrigins } = http;
  const clientOf = clientsByKey(catalogUrl);
  const keys = new KeyChecks(key => askAboutKey(catalogUrl, key));
  const version = projectVersion();
  const metrics = new ProcessMetrics('mcp');
  const callMeasured = measuredCalls(metrics.registry);

  const server = createServer({
    trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    // A missing Host, and a request while closing, are answered like any other request.
    http: { requireHostHeader: false },
    return503OnClosing: false,
    frameworkErrors: (error, _request, reply) => void send(refusalOf(error), reply),
    clientErrorHandler: answerParserErrors(error => {
      const { statusCode, body } = unreadable(error);
      return {
        status: statusCode,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(body),
      };
    }),
  });
  server.removeContentTypeParser('text/plain');
  server.setErrorHandler((error, _request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.statusCode === 500) log.error({ err: error }, 'a request failed');
    return send(refusal, reply);
  });
  server.addHook('onRequest', allowOrigins(allowedOrigins));
  guardServer(server, {
    limits,
    serving,
    refuse: (_overload, _request, reply) =>
      void send(busy('The server is overloaded. Try again shortly.'), reply),
    warn: (about, message) => log.warn(about, message),
    metrics,
    metricsAddress: { host: http.host, port: http.metricsPort },
  });
  // Before the body is read, which may be anything.
  server.addHook('onRequest', async request => {
    assertOneHost(request);
    if (request.is404) throw noSuchRoute(request.url);
  });
  await server.register(rateLimit, { global: false, ipv6Subnet: 64 });
  const countCheck = server.createRateLimit({ max: CHECKS_PER_SECOND, timeWindow: 1_000 });

  async function limitChecks(request: FastifyRequest): Promise<void> {
    const counted = await countCheck(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw busy('Too many unknown keys come from your address. Try again shortly.');
  }

  server.get('/health/live', () => ({ status: 'ok' }));

  server.route({
    method: 'POST',
    url: PATH,
    // Before the body is read.
    onRequest: async request => {
      await keys.assertAccepted(bearerOf(request), () => limitChecks(request));
      assertNotEncoded(request);
    },
    handler: async (request, reply) => {
      const createMcp = () => createMcpServer(clientOf(bearerOf(request)), version, callMeasured);
      const [message, ...more] = messagesIn(request.body);
      const asked = webRequestOf(request, reply);
      if (!(await isLegacyRequest(asked, request.body)))
        return reply.send(await answerModern(asked, message, createMcp));

      assertEarlyVersion(request);
      const mcp = createMcp();
      const exchange = new Exchange();
      await mcp.connect(exchange);
      reply.raw.once('close', () => void mcp.close());
      const answers = await answerMessages([message, ...more], each => exchange.answerTo(each));
      if (answers.length === 0) return reply.code(202).send();
      return reply
        .type('application/json')
        .send(Array.isArray(request.body) ? `[${answers.join(',')}]` : answers[0]);
    },
  });

  return server;
}

/** As RFC 9112, 3.2, requires: a proxy in front may have checked another one than Node shows. @throws Refusal */
function assertOneHost({ raw: { rawHeaders, httpVersion } }: FastifyRequest): void {
  const hosts = countHeaderLines(rawHeaders, 'host');
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1'))
    throw invalidRequest(400, `A request must have one Host header; this one has ${hosts}.`);
}

function noSuchRoute(url: string): Refusal {
  return url.split('?')[0] === PATH
    ? new Refusal(405, 'This server keeps no sessions: use POST.', { headers: { allow: 'POST' } })
    : new Refusal(404, `There is nothing here: the server is at ${PATH}.`);
}

/** @throws Refusal */
function bearerOf({ headers }: FastifyRequest): string {
  const key = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (key === undefined) throw unauthorized('Send your API key as "Authorization: Bearer <key>".');
  return key;
}

/** The versions before requests said by themselves what they speak; the first of them had no such header. @throws Refusal */
function assertEarlyVersion({ headers }: FastifyRequest): void {
  const requested = headers['mcp-protocol-version'];
  if (requested === undefined || EARLY_VERSIONS.includes(String(requested))) return;
  const supported = [MODERN_VERSION, ...EARLY_VERSIONS];
  throw new Refusal(400, `MCP-Protocol-Version must be one of ${supported.join(', ')}.`, {
    code: ProtocolErrorCode.UnsupportedProtocolVersion,
    data: { supported, requested },
  });
}

/** Bodies are short: compressed ones would only be a way to send much with little. @throws Refusal */
function assertNotEncoded({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw invalidRequest(415, 'Send the body as it is, without Content-Encoding.');
}

function send({ statusCode, options, body }: Refusal, reply: FastifyReply): FastifyReply {
  return reply
    .code(statusCode)
    .headers(options.headers ?? {})
    .send(body);
}
