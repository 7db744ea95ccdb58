import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#libs/config';
import type { Log } from '#libs/log';
import { answerParserErrors, createServer as createServiceServer } from '#libs/service';
import { leaveOutLengthOf304 } from '../caching/length-of-304.js';
import { parserProblemAnswer } from '../problems/parser-errors.js';
import { problemWriter } from '../problems/problems.module.js';
import { declareRequestFacts } from '../request/request-facts.js';
import { requestIdOf } from '../request/request-id.js';
import { accessLog } from './access-log.js';
import { answerPreflight, isPreflight } from './apply-common-headers.js';
import { MAX_URL_LENGTH } from '../problems/url-problems.js';

const MAX_HEADER_BYTES = 16_384;

/** The HTTP server, without routes yet: errors that it creates itself are answered in our problem format, too. */
export function createServer(config: Config, log: Log): FastifyInstance {
  const problems = problemWriter(config, log);
  const logAnswer = accessLog(log);
  const server = createServiceServer({
    trustedProxies: config.http.trustedProxies,
    genReqId: requestIdOf,
    // A missing Host, a long slug and a request while closing are answered by our own hooks, in our own format.
    http: { requireHostHeader: false, maxHeaderSize: MAX_HEADER_BYTES },
    routerOptions: { maxParamLength: MAX_URL_LENGTH },
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // The router calls this before, and instead of, every hook.
      finished(reply.raw, error => logAnswer(request, reply, { aborted: error instanceof Error }));
      if (isPreflight(request)) {
        problems.setHeaders(request, reply);
        answerPreflight(reply);
      } else problems.send(error, request, reply);
    },
    clientErrorHandler: answerParserErrors(parserProblemAnswer(problems)),
  });
  declareRequestFacts(server);
  leaveOutLengthOf304(server);
  return server;
}
