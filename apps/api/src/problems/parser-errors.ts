import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ALLOWED_METHODS } from '../request/common-headers.js';
import { PROBLEM_TYPE, type ProblemWriter } from './problem-writer.js';
import { Problem } from './problem.js';
import { newRequestId } from '../request/request-id.js';
import { encodingAdvice, pathIn, type RequestLine, requestLineIn } from './request-line.js';
import { MAX_URL_LENGTH, urlTooLong } from './url-problems.js';

const LINGER_MS = 1_000;

export interface ParserError extends Error {
  readonly code?: string;
  /** The parser's reason. */
  readonly reason?: string;
  /** The bytes it could not read. Always a Buffer, although Fastify's types do not say so. */
  readonly rawPacket?: unknown;
  /** How many of them it had read. */
  readonly bytesParsed?: number;
}

/** Answers data that is not a valid request. Only the socket is available then. */
export function answerParserErrors(problems: ProblemWriter) {
  return (error: ParserError, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const line = lineOf(error);
    endWith(socket, rawAnswer(parserProblem(error, line), problems, line && pathIn(line)));
  };
}

/**
 * Sends the last answer of a connection. A client that does not close its side, because it keeps sending or does not
 * read, gets a moment to read the answer; then it is disconnected.
 */
function endWith(socket: Duplex, answer: string): void {
  socket.end(answer);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Handles three kinds of request that Node otherwise answers or drops by itself. */
export function handleConnectAndExpect(server: Server, problems: ProblemWriter): void {
  server.on('connect', (_request, socket) => {
    const problem = new Problem('method_not_allowed', 'This is not a proxy: CONNECT is not possible here.', {
      headers: { allow: ALLOWED_METHODS },
    });
    endWith(socket, rawAnswer(problem, problems));
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

function rawAnswer(problem: Problem, problems: ProblemWriter, path?: string): string {
  const requestId = newRequestId();
  const body = problems.bodyOf(problem, requestId, path);
  const headers = {
    ...problems.commonHeaders,
    'request-id': requestId,
    'content-type': PROBLEM_TYPE,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    date: new Date().toUTCString(),
    ...problem.headers,
  };
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${fields.join('')}\r\n${body}`;
}
