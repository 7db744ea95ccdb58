import { ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { ParserError } from '#libs/service';

/** The range that JSON-RPC leaves to servers: for refusals that are not about a message. */
const SERVER_ERROR = -32_000;

export interface RefusalOptions {
  /** As JSON-RPC defines it. */
  readonly code?: ProtocolErrorCode;
  readonly data?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that is not answered by the protocol: a status of HTTP, with an error of JSON-RPC as its body. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly statusCode: number,
    message: string,
    readonly options: RefusalOptions = {},
  ) {
    super(message);
  }

  get body(): object {
    const { code = SERVER_ERROR, data } = this.options;
    return { jsonrpc: '2.0', error: { code, message: this.message, ...(data && { data }) }, id: null };
  }
}

/** @param reason `invalid_token` when there was a key, RFC 6750, 3.1 */
export function unauthorized(message: string, reason?: 'invalid_token'): Refusal {
  const error = reason === undefined ? '' : `, error="${reason}"`;
  return new Refusal(401, message, {
    headers: { 'www-authenticate': `Bearer realm="board-game-catalog"${error}` },
  });
}

export function busy(message: string): Refusal {
  return new Refusal(503, message, { headers: { 'retry-after': '1' } });
}

export function invalidRequest(statusCode: number, message: string): Refusal {
  return new Refusal(statusCode, message, { code: ProtocolErrorCode.InvalidRequest });
}

/** What the server itself, or its framework, says about a request that it cannot read. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { statusCode = 500, code, message } = error as Error & { statusCode?: number; code?: string };
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY')
    return new Refusal(400, 'The body is not JSON.', { code: ProtocolErrorCode.ParseError });
  if (statusCode < 500) return invalidRequest(statusCode, message);
  return new Refusal(500, 'The server failed unexpectedly.', { code: ProtocolErrorCode.InternalError });
}

/** What is said about data that is not a valid request. */
export function unreadable({ code, reason }: ParserError): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return invalidRequest(431, 'The headers are larger than 16 kB.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return invalidRequest(408, 'The request did not arrive completely in time.');
  return invalidRequest(400, `This is not valid HTTP: ${reason ?? 'it cannot be parsed'}.`);
}
