import type { Server } from 'node:http';
import { endWith, type LastAnswer, type ParserError } from '#libs/service';
import { ALLOWED_METHODS } from '../request/common-headers.js';
import type { ProblemWriter } from './problem-writer.js';
import { Problem } from './problem.js';
import { encodingAdvice, pathIn, type RequestLine, requestLineIn } from './request-line.js';
import { MAX_URL_LENGTH, urlTooLong } from './url-problems.js';

/** The problem for data that is not a valid request. Only the socket is available then. */
export function parserProblemAnswer(problems: ProblemWriter) {
  return (error: ParserError): LastAnswer => {
    const line = lineOf(error);
    return problems.lastAnswer(parserProblem(error, line), line && pathIn(line));
  };
}

/** Handles three kinds of request that Node otherwise answers or drops by itself. */
export function handleConnectAndExpect(server: Server, problems: ProblemWriter): void {
  server.on('connect', (_request, socket) => {
    const problem = new Problem('method_not_allowed', 'This is not a proxy: CONNECT is not possible here.', {
      headers: { allow: ALLOWED_METHODS },
    });
    endWith(socket, problems.lastAnswer(problem));
  });
  // RFC 9110, 10.1.1: an unknown expectation may be refused with 417, or ignored like any other unknown field.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  // A client that asks before it sends a body gets the answer instead of a go-ahead: no body is read here.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
}

function lineOf({ rawPacket, bytesParsed = 0 }: ParserError): RequestLine | undefined {
  return Buffer.isBuffer(rawPacket) ? requestLineIn(rawPacket, bytesParsed) : undefined;
}

function parserProblem({ code, reason, rawPacket }: ParserError, line: RequestLine | undefined): Problem {
  if (code !== 'HPE_HEADER_OVERFLOW' && line?.isEncoded === false)
    return new Problem('bad_request', encodingAdvice(line));
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return isEndlessUrl(rawPacket)
        ? urlTooLong()
        : new Problem('request_too_large', 'The headers are larger than 16 kB.', { status: 431 });
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem('request_timeout', 'The request did not arrive completely in time.');
    default:
      return new Problem('bad_request', `This is not valid HTTP: ${reason ?? 'it cannot be parsed'}.`);
  }
}

/** Whether the first line alone exceeds the limit. */
function isEndlessUrl(packet: unknown): boolean {
  if (!Buffer.isBuffer(packet)) return false;
  const lineEnd = packet.indexOf('\r\n');
  return lineEnd === -1 || lineEnd > MAX_URL_LENGTH;
}
