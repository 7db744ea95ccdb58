import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#libs/config';
import { createServer as createServiceServer, type ParserError } from '#libs/service';
import { leaveOutLengthOf304 } from '../caching/length-of-304.js';
import { MAX_URL_LENGTH } from '../problems/url-problems.js';
import { declareRequestFacts } from '../request/request-facts.js';
import { requestIdOf } from '../request/request-id.js';
import { collectRoutes } from '../request/requested-route.js';

const MAX_HEADER_BYTES = 16_384;

/** Answers what Fastify and Node refuse before any hook. */
export interface EarlyErrors {
  /** The router cannot read the URL of a request. */
  unroutable(error: Error, request: FastifyRequest, reply: FastifyReply): void;
  /** The data of a connection is not a request. */
  unparsable(error: ParserError, socket: Duplex): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Set together with the hooks: the server is made before the container that has the parts. */
    earlyErrors: EarlyErrors;
  }
}

/** The HTTP server, without hooks and routes yet: errors that it finds itself are answered in our problem format, too. */
export function createServer(config: Config): FastifyInstance {
  const server = createServiceServer({
    trustedProxies: config.http.trustedProxies,
    genReqId: requestIdOf,
    // A missing Host, a long slug and a request while closing are answered by our own hooks, in our own format.
    http: { requireHostHeader: false, maxHeaderSize: MAX_HEADER_BYTES },
    routerOptions: { maxParamLength: MAX_URL_LENGTH },
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => server.earlyErrors.unroutable(error, request, reply),
    clientErrorHandler: (error, socket) => server.earlyErrors.unparsable(error, socket),
  });
  declareRequestFacts(server);
  collectRoutes(server);
  leaveOutLengthOf304(server);
  return server;
}
