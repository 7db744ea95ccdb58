import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const LINGER_MS = 1_000;

/** Why Node cannot read what a client sends. */
export interface ParserError extends Error {
  readonly code?: string;
  /** The parser's reason. */
  readonly reason?: string;
  /** The bytes it could not read. Always a Buffer, although Fastify's types do not say so. */
  readonly rawPacket?: unknown;
  /** How many of them it had read. */
  readonly bytesParsed?: number;
}

/** An answer where there is no request, and so no reply of Fastify: the last of its connection. */
export interface LastAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Answers data that is not a valid request: Fastify's `clientErrorHandler`. */
export function answerParserErrors(answerTo: (error: ParserError) => LastAnswer) {
  return (error: ParserError, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else endWith(socket, answerTo(error));
  };
}

/**
 * Sends the last answer of a connection. A client that does not close its side, because it keeps sending or does not
 * read, gets a moment to read the answer; then it is disconnected.
 */
export function endWith(socket: Duplex, { status, headers, body }: LastAnswer): void {
  const fields = {
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    date: new Date().toUTCString(),
    ...headers,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
